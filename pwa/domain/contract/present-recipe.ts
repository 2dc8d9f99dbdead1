import { authorLine } from '../catalogue/author-line.ts';
import { difficulty } from '../recipe/difficulty.ts';
import { ingredientTexts } from '../recipe/ingredient-text.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { RatingSummary } from '../review/rating-summary.ts';
import type { ApiRecipe } from './recipes.ts';

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
