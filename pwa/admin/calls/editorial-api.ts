import * as z from 'zod/mini';
import {
  type ActAnswer,
  type AuditRow,
  actAnswerSchema,
  auditRowSchema,
  type PublishedQuery,
  type PublishedRecipe,
  type PublishedReview,
  publishedRecipeSchema,
  publishedReviewSchema,
  type RecipeActBody,
  type RecipeForEdit,
  type RecipePhotoBody,
  type ReviewActBody,
  type ReviewsQuery,
  recipeForEditSchema,
} from '#domain/contract/editorial';
import {
  type ErasureAnswer,
  type ErasureBody,
  type ErasurePreview,
  type ErasureQuery,
  type ExportBody,
  erasureAnswerSchema,
  erasurePreviewSchema,
  type PersonalExport,
  personalExportSchema,
} from '#domain/contract/erasure';
import { read } from './api.ts';

const withQuery = (path: string, query: PublishedQuery | ReviewsQuery) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given as [string, string][])}`;
};
/** The version displayed; a change since then is refused with 412. */
export const seen = (version: number) => ({ 'If-Match': `"${version}"` });

/** Reviews of every state but erased, the latest first. */
export function readReviews(query: ReviewsQuery): Promise<PublishedReview[]> {
  return read(z.array(publishedReviewSchema), withQuery('/api/admin/published-reviews', query));
}

export function readPublishedRecipes(query: PublishedQuery): Promise<PublishedRecipe[]> {
  return read(z.array(publishedRecipeSchema), withQuery('/api/admin/published-recipes', query));
}

export function readRecipeForEdit(id: number): Promise<RecipeForEdit> {
  return read(recipeForEditSchema, `/api/admin/published-recipes/${id}`);
}

/** @param version the version displayed; a change since then is refused with 412 */
export function actOnReview(id: string, version: number, body: ReviewActBody): Promise<ActAnswer> {
  return read(actAnswerSchema, `/api/admin/reviews/${id}/acts`, {
    method: 'POST',
    body,
    headers: seen(version),
  });
}

export function actOnRecipe(id: number, version: number, body: RecipeActBody): Promise<ActAnswer> {
  return read(actAnswerSchema, `/api/admin/recipes/${id}/acts`, {
    method: 'POST',
    body,
    headers: seen(version),
  });
}

/** @param version the version displayed; a change since then is refused with 412 */
export function setRecipePhoto(id: number, version: number, body: RecipePhotoBody): Promise<ActAnswer> {
  return read(actAnswerSchema, `/api/admin/recipe/${id}/photo`, {
    method: 'PATCH',
    body,
    headers: seen(version),
  });
}

/** @param version as for `setRecipePhoto` */
export async function uploadRecipePhoto(id: number, version: number, photo: Blob): Promise<ActAnswer> {
  return read(actAnswerSchema, `/api/admin/recipe/${id}/photo`, {
    method: 'PUT',
    file: { bytes: await photo.arrayBuffer(), mediaType: photo.type },
    headers: seen(version),
  });
}

/** The editorial log of published content, newest first. */
export function readAudit(): Promise<AuditRow[]> {
  return read(z.array(auditRowSchema), '/api/admin/audit');
}

export function previewErasure(body: ErasureQuery): Promise<ErasurePreview> {
  return read(erasurePreviewSchema, '/api/admin/erasure/preview', { method: 'POST', body });
}

export function erase(body: ErasureBody): Promise<ErasureAnswer> {
  return read(erasureAnswerSchema, '/api/admin/erasure', { method: 'POST', body });
}

/** Everything that is kept of a person. */
export function exportPerson(body: ExportBody): Promise<PersonalExport> {
  return read(personalExportSchema, '/api/admin/erasure/export', { method: 'POST', body });
}
