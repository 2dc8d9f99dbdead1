import * as z from 'zod/mini';
import { CATEGORIES } from '../reference/category.ts';
import { speciesSchema } from '../reference/species-schema.ts';
import { atLeast, atMost } from '../text/characters.ts';

const text = (max: number) => z.string().check(atLeast(1), atMost(max));
const positive = z.number().check(z.positive());

/** One food of a recipe, for the whole batch: `grams` as weighed, equal to the amount in both texts. */
const ingredientLineSchema = z.strictObject({
  /** Id in the ingredient table; null if the table lacks the food. */
  ingredientId: z.nullable(text(60)),
  grams: positive,
  /** '400 g chicken breast, diced' */
  metric: text(200),
  /** '14 oz chicken breast, diced' */
  us: text(200),
});
export type IngredientLine = z.infer<typeof ingredientLineSchema> & {
  /** Energy of a bought food by its label, in an owner's recipe on the device; never sent or exported. */
  boughtKcalPer100g?: number;
};

/** One supplement for the whole batch, with the dose people can measure ('1 level tsp', '2 tablets'). */
const supplementLineSchema = z.strictObject({
  id: text(60),
  grams: positive,
  dose: text(120),
});
export type SupplementLine = z.infer<typeof supplementLineSchema>;

/** One step; `lines` are the indices of the ingredient lines it uses. */
const stepSchema = z.strictObject({
  text: text(1000),
  lines: z.array(z.int().check(z.nonnegative())),
});
export type Step = z.infer<typeof stepSchema>;

/** A recipe in its final format, as stored, synced and shown. Amounts are for the whole batch. */
export const recipeSchema = z.strictObject({
  id: z.int().check(z.positive()),
  title: text(100),
  description: z.string().check(atLeast(10), atMost(500)),
  species: speciesSchema,
  category: z.enum(CATEGORIES),
  isOrganic: z.boolean(),
  /** 'everyday' may be the only food; 'occasional' is a treat or a topper. */
  role: z.enum(['everyday', 'occasional']),
  servings: z.int().check(z.positive()),
  /** Minutes. */
  prepTime: z.int().check(z.positive()),
  /** Minutes; 0 if nothing is cooked. */
  cookTime: z.int().check(z.nonnegative()),
  cookedWeightGrams: positive,
  /** Derived from lines and steps whenever a recipe is read; see `storage-rule.ts`. */
  storage: z.strictObject({
    refrigeratorDays: z.int().check(z.nonnegative(), z.lte(3)),
    freezerMonths: z.int().check(z.nonnegative(), z.lte(3)),
  }),
  ingredientLines: z.array(ingredientLineSchema).check(z.minLength(1), z.maxLength(40)),
  supplements: z.array(supplementLineSchema).check(z.maxLength(12)),
  steps: z.array(stepSchema).check(z.minLength(1), z.maxLength(30)),
  nutritionalBenefits: z.array(text(300)),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  imageUrl: z.nullable(z.url()),
  /** Null for our own recipes, which show the brand's 'Chef' line. */
  authorName: z.nullable(text(80)),
});
export type Recipe = Omit<z.infer<typeof recipeSchema>, 'ingredientLines'> & {
  ingredientLines: IngredientLine[];
};

/** From the finest resolution of a kitchen or pharmacy scale to more than any batch of one recipe. */
const LEAST_GRAMS = 0.001;
export const MOST_GRAMS = 100_000;

/** A weighable amount, in grams. */
export const soundGrams = z.number().check(z.gte(LEAST_GRAMS), z.lte(MOST_GRAMS));

/** Schema of an incoming recipe: amounts have to be weighable. Stored recipes are read without this check. */
export const soundRecipeSchema = z.extend(recipeSchema, {
  cookedWeightGrams: soundGrams,
  ingredientLines: z
    .array(z.extend(ingredientLineSchema, { grams: soundGrams }))
    .check(z.minLength(1), z.maxLength(40)),
  supplements: z.array(z.extend(supplementLineSchema, { grams: soundGrams })).check(z.maxLength(12)),
});
