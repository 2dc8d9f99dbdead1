import { findIngredient } from '../reference/ingredients.ts';
import type { Recipe } from './recipe.ts';

type RecipeCost = {
  /** The whole batch at 2025 prices, in pounds; null if no food can be priced. */
  batchGbp: number | null;
  perServingGbp: number | null;
};

const GRAMS_PER_KG = 1000;

/** Cost of that weight of a food or supplement, in pounds; null without a price in the table. */
export function lineCostGbp(id: string | null, grams: number): number | null {
  const price = findIngredient(id)?.priceGbpPerKg ?? null;
  return price === null ? null : (grams / GRAMS_PER_KG) * price;
}

/** Cost of a recipe: grams × price of the foods and of the priced supplements. */
export function recipeCostGbp(
  recipe: Pick<Recipe, 'ingredientLines' | 'supplements' | 'servings'>,
): RecipeCost {
  const costs = recipe.ingredientLines.map((line) => lineCostGbp(line.ingredientId, line.grams));
  if (costs.every((gbp) => gbp === null)) return { batchGbp: null, perServingGbp: null };

  costs.push(...recipe.supplements.map((line) => lineCostGbp(line.id, line.grams)));
  const batchGbp = costs.reduce<number>((total, gbp) => total + (gbp ?? 0), 0);
  return { batchGbp, perServingGbp: batchGbp / recipe.servings };
}
