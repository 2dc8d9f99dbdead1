import { RECIPE_UPKEEP_CALLS } from '#domain/contract/calls/recipe-upkeep';
import { request, requestText } from '../../calls/api.ts';

/** Preview of an automatic fix; nothing is changed. */
export const previewFix = (id: number) => request(RECIPE_UPKEEP_CALLS.previewRecipeFix, { params: { id } });

/** @param version the version displayed; a change since then is refused with 412 */
export const fixRecipe = (id: number, version: number) =>
  request(RECIPE_UPKEEP_CALLS.fixUnsafeRecipe, { params: { id }, version });

export const undoFix = (id: number) => request(RECIPE_UPKEEP_CALLS.undoRecipeFix, { params: { id } });

/** The audit as text. */
export const readSafetyReport = () => requestText(RECIPE_UPKEEP_CALLS.getSafetyReport, {});
