import { EDITORIAL_CALLS, type RecipeActBody, type ReviewActBody } from '#domain/contract/editorial';
import { request } from './api.ts';

export const readRecipeForEdit = (id: number) =>
  request(EDITORIAL_CALLS.getPublishedRecipe, { params: { id } });

/** @param version the version displayed; a change since then is refused with 412 */
export const actOnReview = (id: string, version: number, body: ReviewActBody) =>
  request(EDITORIAL_CALLS.actOnReview, { params: { id }, version, body });

export const actOnRecipe = (id: number, version: number, body: RecipeActBody) =>
  request(EDITORIAL_CALLS.actOnRecipe, { params: { id }, version, body });

/** @param version as for `actOnReview` */
export async function uploadRecipePhoto(id: number, version: number, photo: Blob) {
  const file = { bytes: await photo.arrayBuffer(), mediaType: photo.type };
  return request(EDITORIAL_CALLS.uploadRecipePhoto, { params: { id }, version, file });
}
