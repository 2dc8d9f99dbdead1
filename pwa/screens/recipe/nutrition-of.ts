import { type RecipeNutrients, recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { Recipe } from '#domain/recipe/recipe';

const known = new WeakMap<Recipe, RecipeNutrients>();

/** A recipe's nutrients, cached for all parts of the page. */
export function nutritionOf(recipe: Recipe): RecipeNutrients {
  const nutrients = known.get(recipe) ?? recipeNutrients(recipe);
  known.set(recipe, nutrients);
  return nutrients;
}
