import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** What the guard says of one recipe that is unsafe, or safe with foods that ask for caution. */
const auditedRecipeSchema = z.strictObject({
  /** Of a published recipe its number, of one that waits for moderation the id of the submission. */
  id: z.union([z.int(), z.uuid()]),
  status: z.enum(['published', 'pending']),
  title: z.string(),
  species: z.enum(['dog', 'cat']),
  validationResult: z.strictObject({
    /** False where a food is toxic to the species, or may be. */
    isValid: z.boolean(),
    toxicIngredients: z.array(z.string()),
    /** Foods that are named without saying whether they are in, as they are written. */
    asked: z.array(z.string()),
    suggestions: z.array(z.string()),
    warnings: z.array(z.string()),
  }),
});
export type AuditedRecipeRow = z.infer<typeof auditedRecipeSchema>;

/** An automatic fix that can be taken back: nothing changed the recipe since. */
const undoableFixSchema = z.strictObject({
  recipeId: z.int(),
  title: z.string(),
  by: z.string(),
  at: z.string(),
});

/**
 * Answer of `GET /api/admin/recipe-safety-audit`. The counts are of published recipes; `detailedResults` names the unsafe ones,
 * those to ask about and those with warnings, pending ones too, and counts the others only.
 */
export const recipeSafetyAuditSchema = z.strictObject({
  totalRecipes: count,
  safeRecipes: count,
  unsafeRecipes: count,
  /** Not unsafe as far as is known: a dangerous food is named, and nothing says whether it is in. */
  askedRecipes: count,
  recipesNeedingReview: count,
  detailedResults: z.array(auditedRecipeSchema),
  /** Recipes that wait for moderation and were audited as well. */
  pendingRecipes: count,
  undoableFixes: z.array(undoableFixSchema),
});
export type RecipeSafetyAudit = z.infer<typeof recipeSafetyAuditSchema>;

/** The recipes of an audit by what has to be done about them. */
export function auditedByKind(rows: readonly AuditedRecipeRow[]) {
  const kindOf = ({ validationResult: { toxicIngredients, asked } }: AuditedRecipeRow) =>
    toxicIngredients.length > 0 ? 'unsafe' : asked.length > 0 ? 'asked' : 'review';
  const of = (kind: ReturnType<typeof kindOf>) => rows.filter((row) => kindOf(row) === kind);
  return { unsafe: of('unsafe'), asked: of('asked'), review: of('review') };
}

/** Answer of `GET /api/admin/fix-unsafe-recipe/{id}`: what the fix would do; nothing is changed. */
export const recipeFixPreviewSchema = z.strictObject({
  id: z.int(),
  /** Sent back as `If-Match`, which refuses a fix of something else than was shown. */
  version: z.int(),
  title: z.string(),
  changes: z.array(z.string()),
  removed: z.array(z.string()),
  added: z.array(z.string()),
  /** Why a person has to mend it; null where the fix is whole. */
  problem: z.nullable(z.string()),
});
export type RecipeFixPreview = z.infer<typeof recipeFixPreviewSchema>;

/** Answer of a fix and of taking it back; `success` is false where nothing was changed, and `message` says why. */
export const recipeFixAnswerSchema = z.strictObject({ success: z.boolean(), message: z.string() });
export type RecipeFixAnswer = z.infer<typeof recipeFixAnswerSchema>;
