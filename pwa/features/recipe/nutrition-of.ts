import { type BatchReading, type RecipeNutrients, recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { Recipe } from '#domain/recipe/recipe';

const known = new WeakMap<Recipe, RecipeNutrients>();

/**
 * A recipe's nutrients, cached for all parts of the page.
 * @param reading of an owner's recipe: the text they are computed from
 */
export function nutritionOf(recipe: Recipe, reading: BatchReading = recipe): RecipeNutrients {
  const nutrients = known.get(recipe) ?? recipeNutrients(reading);
  known.set(recipe, nutrients);
  return nutrients;
}
