import { withPremix } from '#domain/nutrition/premix';
import { type BatchReading, type RecipeNutrients, recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { Recipe } from '#domain/recipe/recipe';
import type { ChosenPremix } from '../premix/premix-store.ts';

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

const knownWith = new WeakMap<ChosenPremix, { reading: BatchReading; nutrients: RecipeNutrients }>();

/** As `nutritionOf`, with a premix instead of the recipe's supplements if its owner chose one for this recipe. */
export function nutritionWith(
  premix: ChosenPremix | null,
  recipe: Recipe,
  reading: BatchReading = recipe,
): RecipeNutrients {
  if (premix === null) return nutritionOf(recipe, reading);
  const known = knownWith.get(premix);
  if (known?.reading === reading) return known.nutrients;
  const nutrients = withPremix(reading, premix);
  knownWith.set(premix, { reading, nutrients });
  return nutrients;
}
