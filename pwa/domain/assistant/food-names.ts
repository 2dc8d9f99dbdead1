import { ingredientName } from '../recipe/ingredient-names.ts';
import type { Recipe } from '../recipe/recipe.ts';

/** Food names of a recipe without water: 'chicken thigh, brown rice, carrot'. */
export function foodNamesOf(recipe: Pick<Recipe, 'ingredientLines'>): string {
  const foods = recipe.ingredientLines.filter(({ ingredientId }) => ingredientId !== 'water');
  return [...new Set(foods.map(ingredientName))].join(', ');
}
