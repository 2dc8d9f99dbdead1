import type { ApiRecipe } from '../contract/recipes.ts';
import type { RatingSummary } from '../review/rating-summary.ts';
import { authorLine } from './author-line.ts';
import { difficulty } from './difficulty.ts';
import { ingredientTexts } from './ingredient-text.ts';
import type { Recipe } from './recipe.ts';

/** A recipe in the format of the API: the stored fields plus the documented ones. */
export function apiRecipe(recipe: Recipe, rating: RatingSummary): ApiRecipe {
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
