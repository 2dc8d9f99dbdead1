import { findIngredient } from '../reference/ingredients.ts';
import type { Recipe } from './recipe.ts';

type RecipeEnergy = {
  /** Metabolisable energy of the whole batch. */
  batchKcal: number;
  /** Per 100 g of the cooked food, including water absorbed or lost. */
  kcalPer100gCooked: number;
  /** Share of the foods' weight with a figure, 0 to 1; below 1 the energy is a lower bound. */
  knownShare: number;
};

/** From this known share of the weight, a figure counts for the whole recipe. */
export const NEARLY_ALL = 0.995;

/**
 * Energy of a recipe from the ingredient table (USDA SR26 and SR28, as weighed): the foods, and the oils and powders
 * among the supplements; of bought food by its label. Cooking changes the weight but not the energy.
 */
export function recipeEnergy(
  recipe: Pick<Recipe, 'ingredientLines' | 'supplements' | 'cookedWeightGrams'>,
): RecipeEnergy {
  let knownGrams = 0;
  let totalGrams = 0;
  let batchKcal = 0;
  for (const { ingredientId, grams, boughtKcalPer100g } of recipe.ingredientLines) {
    const kcalPer100g = findIngredient(ingredientId)?.kcalPer100g ?? boughtKcalPer100g;
    totalGrams += grams;
    if (kcalPer100g === undefined) continue;
    knownGrams += grams;
    batchKcal += (grams * kcalPer100g) / 100;
  }
  for (const { id, grams } of recipe.supplements) {
    batchKcal += (grams * (findIngredient(id)?.kcalPer100g ?? 0)) / 100;
  }
  return {
    batchKcal,
    kcalPer100gCooked: (batchKcal / recipe.cookedWeightGrams) * 100,
    knownShare: knownGrams / totalGrams,
  };
}

/** ' The table knows 80% of its weight: the true amounts are smaller.'; empty if it knows nearly all. */
export function unknownShareText({ knownShare }: { knownShare: number }): string {
  if (knownShare >= NEARLY_ALL) return '';
  return ` The table knows ${Math.round(knownShare * 100)}% of its weight: the true amounts are smaller.`;
}
