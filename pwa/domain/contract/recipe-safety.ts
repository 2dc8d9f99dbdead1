import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** The guard's findings on a recipe that is unsafe, or safe with foods that need caution. */
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
export const recipeFixAnswerSchema = z.strictObject({ success: z.boolean(), message: z.string() });
export type RecipeFixAnswer = z.infer<typeof recipeFixAnswerSchema>;
