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
    summary: 'What the toxic-food guard says of every recipe, each for its own species.',
    needsSession: true,
    answer: ok('Counts, and the recipes that are unsafe or need review.', recipeSafetyAuditSchema),
    errors: [400, 401],
  },
  previewRecipeFix: {
    method: 'get',
    path: '/api/admin/fix-unsafe-recipe/{id}',
    summary: 'What an automatic fix of a published recipe would do; nothing is changed.',
    params,
    needsSession: true,
    answer: ok('The lines that go and come.', recipeFixPreviewSchema),
    errors: [400, 401, 404],
  },
  fixUnsafeRecipe: {
    method: 'post',
    path: '/api/admin/fix-unsafe-recipe/{id}',
    summary: 'Takes toxic ingredients out of a published recipe; every device gets it.',
    params,
    takesVersion: true,
    needsSession: true,
    answer: ok('Whether something was changed, and what.', recipeFixAnswerSchema),
    errors: [400, 401, 403, 404, 412, 413, 415],
  },
  undoRecipeFix: {
    method: 'post',
    path: '/api/admin/undo-recipe-fix/{id}',
    summary: 'Takes an automatic fix back; a recipe that is unsafe again is withdrawn with it.',
    params,
    needsSession: true,
    answer: ok('Whether it was taken back.', recipeFixAnswerSchema),
    errors: [400, 401, 403, 404, 413, 415],
  },
  getSafetyReport: {
    method: 'get',
    path: '/api/admin/safety-report',
    summary: 'The audit as a text to keep, in a file named with the date.',
    needsSession: true,
    answer: { status: 200, description: 'Plain text.', schema: null, fileType: 'text/plain' },
    errors: [400, 401],
  },
  getRecipeConversion: {
    method: 'get',
    path: '/api/admin/convert-all-recipes',
    summary: 'The last conversion to dual measurements, and how far it is.',
    needsSession: true,
    answer: ok('The run.', conversionStateSchema),
    errors: [400, 401],
  },
  convertAllRecipes: {
    method: 'post',
    path: '/api/admin/convert-all-recipes',
    summary:
      'Writes every published recipe in metric and US measures, safety validated; goes on with a run that was interrupted.',
    needsSession: true,
    answer: {
      status: 200,
      description: 'One JSON object a line: recipes as they are done, then the result.',
      schema: null,
      fileType: 'application/x-ndjson',
    },
    errors: [400, 401, 403, 413, 415],
  },
  undoRecipeConversion: {
    method: 'post',
    path: '/api/admin/undo-recipe-conversion',
    summary: 'Takes the last conversion back, except where a recipe was changed since.',
    needsSession: true,
    answer: ok('How many recipes.', conversionUndoSchema),
    errors: [400, 401, 403, 409, 413, 415],
  },
});
