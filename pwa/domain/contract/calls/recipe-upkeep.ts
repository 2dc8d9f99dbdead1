import * as z from 'zod/mini';
import { defineCalls, ok } from '../call.ts';
import { conversionStateSchema, conversionUndoSchema } from '../recipe-conversion.ts';
import { recipeFixAnswerSchema, recipeFixPreviewSchema, recipeSafetyAuditSchema } from '../recipe-safety.ts';

const params = { id: z.int().check(z.positive()) };

/** Safety fixes and unit conversion for published recipes. */
export const RECIPE_UPKEEP_CALLS = defineCalls({
  auditRecipeSafety: {
    method: 'get',
    path: '/api/admin/recipe-safety-audit',
    summary: 'Audits every recipe with the toxic-food guard, each for its own species.',
    needsSession: true,
    answer: ok('Counts, and the recipes that are unsafe or need a review.', recipeSafetyAuditSchema),
  },
  previewRecipeFix: {
    method: 'get',
    path: '/api/admin/fix-unsafe-recipe/{id}',
    summary: 'Previews an automatic fix of a published recipe; changes nothing.',
    params,
    needsSession: true,
    answer: ok('The lines removed and added.', recipeFixPreviewSchema),
    errors: [404],
  },
  fixUnsafeRecipe: {
    method: 'post',
    path: '/api/admin/fix-unsafe-recipe/{id}',
    summary: 'Removes toxic ingredients from a published recipe, on every device.',
    params,
    takesVersion: true,
    needsSession: true,
    answer: ok('Whether anything was changed, and what.', recipeFixAnswerSchema),
    errors: [404, 412, 413, 415],
  },
  undoRecipeFix: {
    method: 'post',
    path: '/api/admin/undo-recipe-fix/{id}',
    summary: 'Undoes an automatic fix; a recipe that becomes unsafe again is withdrawn.',
    params,
    needsSession: true,
    answer: ok('Whether it was undone.', recipeFixAnswerSchema),
    errors: [404, 413, 415],
  },
  getSafetyReport: {
    method: 'get',
    path: '/api/admin/safety-report',
    summary: 'The audit as a text file, with the date in its name.',
    needsSession: true,
    answer: { status: 200, description: 'Plain text.', schema: null, fileType: 'text/plain' },
  },
  getRecipeConversion: {
    method: 'get',
    path: '/api/admin/convert-all-recipes',
    summary: 'The last conversion to dual measurements and its progress.',
    needsSession: true,
    answer: ok('The run.', conversionStateSchema),
  },
  convertAllRecipes: {
    method: 'post',
    path: '/api/admin/convert-all-recipes',
    summary:
      'Converts every published recipe to metric and US measures, with a safety check; resumes an interrupted run.',
    needsSession: true,
    answer: {
      status: 200,
      description: 'One JSON object per line: each recipe when it is done, then the result.',
      schema: null,
      fileType: 'application/x-ndjson',
    },
    errors: [413, 415],
  },
  undoRecipeConversion: {
    method: 'post',
    path: '/api/admin/undo-recipe-conversion',
    summary: 'Undoes the last conversion, except for recipes changed since.',
    needsSession: true,
    answer: ok('The number of recipes restored.', conversionUndoSchema),
    errors: [409, 413, 415],
  },
});
