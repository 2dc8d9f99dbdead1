import * as z from 'zod/mini';
import { suitsSchema, verdictSchema } from '../nutrition/verdict-schema.ts';
import { CATEGORIES } from '../reference/category.ts';
import { speciesSchema } from '../reference/species-schema.ts';

/** Summary of a recipe for lists and search; computed by `recipeCard`. */
export const recipeCardSchema = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  species: speciesSchema,
  category: z.enum(CATEGORIES),
  isOrganic: z.boolean(),
  prepTime: z.int(),
  cookTime: z.int(),
  /** Minutes that the steps ask to chill, freeze or soak; missing if they ask for none. */
  chillTime: z.optional(z.int()),
  servings: z.int(),
  /** 1 to 5 paws. */
  difficulty: z.int(),
  /** Pounds sterling, at the prices of `PRICE_YEAR`; null if no ingredient can be priced. */
  costPerServingGbp: z.nullable(z.number()),
  /** Mean of the approved reviews; null without any. */
  averageRating: z.nullable(z.number()),
  ratingCount: z.int(),
  createdAt: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Against the AAFCO minimums; null for a treat or topper, which need not meet them. */
  verdict: z.nullable(verdictSchema),
  /** The animals that it is complete for; null for a treat or topper, and for what was not weighed. */
  suits: z.nullable(suitsSchema),
  /** Names of the foods, for search: 'chicken breast, brown rice, …'. */
  ingredients: z.string(),
  /** Its foods and supplements in short (`recipeFoods`), for what an animal avoids; null for an older card. */
  foods: z.nullable(z.array(z.string())),
});
export type RecipeCard = z.infer<typeof recipeCardSchema>;

/** The figures on a card that follow from a recipe's foods and steps; an old app drops those of a later server. */
export const recipeFiguresSchema = z.object(
  z.pick(recipeCardSchema, {
    chillTime: true,
    difficulty: true,
    costPerServingGbp: true,
    verdict: true,
    suits: true,
    ingredients: true,
    foods: true,
  }).shape,
);
export type RecipeFigures = z.infer<typeof recipeFiguresSchema>;
