import {
  type RecipeFixAnswer,
  type RecipeFixPreview,
  type RecipeSafetyAudit,
  recipeFixAnswerSchema,
  recipeFixPreviewSchema,
  recipeSafetyAuditSchema,
} from '#domain/contract/recipe-safety';
import { read, readText } from '../calls/api.ts';
import { seen } from '../calls/editorial-api.ts';

/** The guard's verdict on every recipe. */
export function readSafetyAudit(): Promise<RecipeSafetyAudit> {
  return read(recipeSafetyAuditSchema, '/api/admin/recipe-safety-audit');
}

/** Preview of an automatic fix; nothing is changed. */
export function previewFix(id: number): Promise<RecipeFixPreview> {
  return read(recipeFixPreviewSchema, `/api/admin/fix-unsafe-recipe/${id}`);
}

/** @param version the version displayed; a change since then is refused with 412 */
export function fixRecipe(id: number, version: number): Promise<RecipeFixAnswer> {
  const headers = seen(version);
  return read(recipeFixAnswerSchema, `/api/admin/fix-unsafe-recipe/${id}`, { method: 'POST', headers });
}

export function undoFix(id: number): Promise<RecipeFixAnswer> {
  return read(recipeFixAnswerSchema, `/api/admin/undo-recipe-fix/${id}`, { method: 'POST' });
}

/** The audit as a text. */
export function readSafetyReport(): Promise<string> {
  return readText('/api/admin/safety-report');
}
