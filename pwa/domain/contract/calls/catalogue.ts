import * as z from 'zod/mini';
import { analyseAnswerSchema, analyseBodySchema } from '../../analysis/analysis.ts';
import { RATINGS_PAGE, ratingsQuerySchema } from '../../review/rating-answer.ts';
import { reviewSchema } from '../../review/review.ts';
import { defineCalls, ok } from '../call.ts';
import { apiRecipeSchema, recipesQuerySchema } from '../recipes.ts';

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
