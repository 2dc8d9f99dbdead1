import * as z from 'zod/mini';
import { recipeSchema } from '../recipe/recipe.ts';
import { CATEGORIES } from '../reference/category.ts';
import { atMost } from '../text/characters.ts';

/** Query of `GET /api/recipes`. */
export const recipesQuerySchema = z.strictObject({
  category: z.optional(z.enum(CATEGORIES)),
  search: z.optional(z.string().check(atMost(64))),
});

/** A recipe in `GET /api/recipes`: the stored format plus the documented fields. */
export const apiRecipeSchema = z.extend(recipeSchema, {
  /** Ingredient lines in metric words, supplements after the foods. */
  ingredients: z.array(z.string()),
  /** Texts of the steps. */
  instructions: z.array(z.string()),
  /** 1 to 5. */
  difficulty: z.int(),
  averageRating: z.nullable(z.number()),
  ratingCount: z.int(),
  author: z.strictObject({ username: z.string() }),
});
export type ApiRecipe = z.infer<typeof apiRecipeSchema>;
