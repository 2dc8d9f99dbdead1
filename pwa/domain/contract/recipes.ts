import * as z from 'zod/mini';
import { analyseAnswerSchema, analyseBodySchema } from '../analysis/analysis.ts';
import { authorLine } from '../catalogue/author-line.ts';
import { difficulty } from '../recipe/difficulty.ts';
import { ingredientTexts } from '../recipe/ingredient-text.ts';
import { type Recipe, recipeSchema } from '../recipe/recipe.ts';
import { CATEGORIES } from '../reference/category.ts';
import type { RatingSummary } from '../review/rating-summary.ts';
import { RATINGS_PAGE, ratingsQuerySchema, reviewSchema } from '../review/review.ts';
import { atMost } from '../text/characters.ts';
import { defineCalls, ok } from './call.ts';

/** Query of `GET /api/recipes`. */
const recipesQuerySchema = z.strictObject({
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

const recipeId = z.int().check(z.positive());

/** Published recipes and their reviews, and the analysis of a text that may become one. */
export const CATALOGUE_CALLS = defineCalls({
  listRecipes: {
    method: 'get',
    path: '/api/recipes',
    summary: 'Lists published recipes: all of them, those of a category, or those that match a search.',
    query: recipesQuerySchema,
    answer: ok('The recipes by id.', z.array(apiRecipeSchema)),
  },
  analyseRecipe: {
    method: 'post',
    path: '/api/recipes/analyse',
    summary: 'Analyses a recipe in free text: nutrients, gaps, cost and dangers. Stores nothing.',
    body: analyseBodySchema,
    // Any length of JSON: the schema limits the lines, and names the field.
    bodyLimits: { entries: 1000 },
    answer: ok('Each line as understood, and the analysis of the whole recipe.', analyseAnswerSchema),
    errors: [429],
  },
  getRecipe: {
    method: 'get',
    path: '/api/recipes/{id}',
    summary: 'One recipe.',
    params: { id: recipeId },
    // The route itself refuses a query, once it knows that the address is a recipe's.
    ignoresQuery: true,
    answer: ok('The recipe.', apiRecipeSchema),
    errors: [404],
  },
  listRatings: {
    method: 'get',
    path: '/api/recipes/{id}/ratings',
    summary: `Lists the approved reviews of a recipe, newest first, ${RATINGS_PAGE} per page.`,
    params: { id: recipeId },
    query: ratingsQuerySchema,
    answer: ok('The reviews.', z.array(reviewSchema)),
    errors: [404],
  },
});

/** A recipe in the format of the API: the stored fields plus the documented ones. */
export function presentRecipe(recipe: Recipe, rating: RatingSummary): ApiRecipe {
  return {
    ...recipe,
    ingredients: ingredientTexts(recipe, 'metric'),
    instructions: recipe.steps.map((step) => step.text),
    difficulty: difficulty(recipe),
    averageRating: rating.averageRating,
    ratingCount: rating.ratingCount,
    author: { username: authorLine(recipe) },
  };
}
