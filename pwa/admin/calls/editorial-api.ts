import { EDITORIAL_CALLS } from '#domain/contract/calls/editorial';
import type { RecipeActBody, RecipePhotoBody, ReviewActBody } from '#domain/contract/editorial';
import type { ErasureBody, ErasureQuery, ExportBody } from '#domain/contract/erasure';
import { request } from './api.ts';

export const readRecipeForEdit = (id: number) =>
  request(EDITORIAL_CALLS.getPublishedRecipe, { params: { id } });

/** @param version the version displayed; a change since then is refused with 412 */
export const actOnReview = (id: string, version: number, body: ReviewActBody) =>
  request(EDITORIAL_CALLS.actOnReview, { params: { id }, version, body });

export const actOnRecipe = (id: number, version: number, body: RecipeActBody) =>
  request(EDITORIAL_CALLS.actOnRecipe, { params: { id }, version, body });

/** @param version the version displayed; a change since then is refused with 412 */
export const setRecipePhoto = (id: number, version: number, body: RecipePhotoBody) =>
  request(EDITORIAL_CALLS.setRecipePhoto, { params: { id }, version, body });

/** @param version as for `setRecipePhoto` */
export async function uploadRecipePhoto(id: number, version: number, photo: Blob) {
  const file = { bytes: await photo.arrayBuffer(), mediaType: photo.type };
  return request(EDITORIAL_CALLS.uploadRecipePhoto, { params: { id }, version, file });
}

export const previewErasure = (body: ErasureQuery) => request(EDITORIAL_CALLS.previewErasure, { body });

export const erase = (body: ErasureBody) => request(EDITORIAL_CALLS.erase, { body });

/** All stored data about a person. */
export const exportPerson = (body: ExportBody) => request(EDITORIAL_CALLS.exportPerson, { body });
