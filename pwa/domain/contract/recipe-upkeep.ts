import * as z from 'zod/mini';
import { defineCalls, ok } from './call.ts';

const count = z.int().check(z.gte(0));

/** The documented result of a conversion; `converted` are the recipes that this run changed. */
const conversionResultSchema = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  summary: z.strictObject({
    total: count,
    converted: count,
    /** Not safe for their species, so nothing was written. */
    failed: count,
    /** Already in both measures, no longer published, or being edited. */
    unchanged: count,
  }),
  /** One line per recipe, beginning with '✓ ' or '✗ '. */
  details: z.array(z.string()),
});
export type ConversionResult = z.infer<typeof conversionResultSchema>;

/** Lines of `POST /api/admin/convert-all-recipes`: each recipe when it is done, then the result or why there is none. */
export const conversionLineSchema = z.discriminatedUnion('type', [
  /** `detail` is null if the line only says that the run is still going. */
  z.strictObject({ type: z.literal('progress'), done: count, total: count, detail: z.nullable(z.string()) }),
  z.strictObject({ type: z.literal('result'), ...conversionResultSchema.shape }),
  z.strictObject({ type: z.literal('failed') }),
]);
export type ConversionLine = z.infer<typeof conversionLineSchema>;

/** Answer of `GET /api/admin/convert-all-recipes`: the last run; null before the first. */
export const conversionStateSchema = z.strictObject({
  run: z.nullable(
    z.strictObject({
      startedAt: z.string(),
      by: z.string(),
      done: count,
      total: count,
      /** 'interrupted': the server stopped meanwhile; the next `convertAllRecipes` resumes the run. */
      state: z.enum(['running', 'interrupted', 'done', 'undone']),
      /** Null until the run is done. */
      result: z.nullable(conversionResultSchema),
    }),
  ),
});
export type ConversionState = z.infer<typeof conversionStateSchema>;

/** Answer of `POST /api/admin/undo-recipe-conversion`. */
const conversionUndoSchema = z.strictObject({
  undone: count,
  /** Changed by something else since, so left alone. */
  skipped: count,
});
export type ConversionUndo = z.infer<typeof conversionUndoSchema>;

/** The guard's findings on a recipe that is unsafe, to be asked about, or safe with foods that need caution. */
const auditedRecipeSchema = z.strictObject({
  /** The number of a published recipe, or the submission id of a pending one. */
  id: z.union([z.int(), z.uuid()]),
  status: z.enum(['published', 'pending']),
  title: z.string(),
  species: z.enum(['dog', 'cat']),
  validationResult: z.strictObject({
    /** False where a food is toxic to the species, or may be. */
    isValid: z.boolean(),
    toxicIngredients: z.array(z.string()),
    /** Foods that are named without saying whether they are in the bowl, as written. */
    asked: z.array(z.string()),
    suggestions: z.array(z.string()),
    warnings: z.array(z.string()),
  }),
});
export type AuditedRecipeRow = z.infer<typeof auditedRecipeSchema>;

/** An automatic fix that can be undone, since nothing has changed the recipe after it. */
const undoableFixSchema = z.strictObject({
  recipeId: z.int(),
  title: z.string(),
  by: z.string(),
  at: z.string(),
});

/**
 * Answer of `GET /api/admin/recipe-safety-audit`. The counts cover published recipes; `detailedResults` names the recipes,
 * pending ones included, that are unsafe, to be asked about or have warnings, and only counts the others.
 */
export const recipeSafetyAuditSchema = z.strictObject({
  totalRecipes: count,
  safeRecipes: count,
  unsafeRecipes: count,
  /** Not known to be unsafe: a dangerous food is named without saying whether it is in the bowl. */
  askedRecipes: count,
  recipesNeedingReview: count,
  detailedResults: z.array(auditedRecipeSchema),
  /** Pending recipes that were audited as well. */
  pendingRecipes: count,
  undoableFixes: z.array(undoableFixSchema),
});
export type RecipeSafetyAudit = z.infer<typeof recipeSafetyAuditSchema>;

/** The recipes of an audit, by what needs to be done. */
export function auditedByKind(rows: readonly AuditedRecipeRow[]) {
  const kindOf = ({ validationResult: { toxicIngredients, asked } }: AuditedRecipeRow) =>
    toxicIngredients.length > 0 ? 'unsafe' : asked.length > 0 ? 'asked' : 'review';
  const of = (kind: ReturnType<typeof kindOf>) => rows.filter((row) => kindOf(row) === kind);
  return { unsafe: of('unsafe'), asked: of('asked'), review: of('review') };
}

/** Answer of `GET /api/admin/fix-unsafe-recipe/{id}`: what the fix would do; nothing is changed. */
export const recipeFixPreviewSchema = z.strictObject({
  id: z.int(),
  /** Sent back as `If-Match`, which refuses to fix anything but the version shown. */
  version: z.int(),
  title: z.string(),
  changes: z.array(z.string()),
  removed: z.array(z.string()),
  added: z.array(z.string()),
  /** Why a person has to fix it; null if the fix is complete. */
  problem: z.nullable(z.string()),
});
export type RecipeFixPreview = z.infer<typeof recipeFixPreviewSchema>;

/** Answer of a fix and of its undo; `success` is false if nothing was changed, and `message` says why. */
const recipeFixAnswerSchema = z.strictObject({ success: z.boolean(), message: z.string() });
export type RecipeFixAnswer = z.infer<typeof recipeFixAnswerSchema>;

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
