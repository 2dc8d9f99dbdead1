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
  type ReviewActBody,
  recipeForEditSchema,
} from '#domain/contract/editorial';
import {
  type ErasureAnswer,
  type ErasureBody,
  type ErasurePreview,
  type ErasureQuery,
  erasureAnswerSchema,
  erasurePreviewSchema,
} from '#domain/contract/erasure';
import { read } from './api.ts';

const withQuery = (path: string, query: PublishedQuery) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given as [string, string][])}`;
};
const seen = (version: number) => ({ 'If-Match': `"${version}"` });

export function readPublishedReviews(query: PublishedQuery): Promise<PublishedReview[]> {
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
