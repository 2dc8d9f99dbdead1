import { findIngredient } from '../reference/ingredients.ts';
import type { Recipe } from './recipe.ts';

export type RecipeCost = {
  /** The whole batch at 2025 prices, in pounds; null where no food can be priced. */
  batchGbp: number | null;
  perServingGbp: number | null;
  /** Share of the foods' weight that has a price, 0 to 1. */
  pricedShare: number;
};

const GRAMS_PER_KG = 1000;

/** What that weight of a food or supplement costs; null where the table has no price for it. */
export function lineCostGbp(id: string | null, grams: number): number | null {
  const price = findIngredient(id)?.priceGbpPerKg ?? null;
  return price === null ? null : (grams / GRAMS_PER_KG) * price;
}

/** What a recipe costs: grams × price of the foods, and of the supplements that the table prices. */
export function recipeCostGbp(
  recipe: Pick<Recipe, 'ingredientLines' | 'supplements' | 'servings'>,
): RecipeCost {
  const foods = recipe.ingredientLines.map((line) => ({
    grams: line.grams,
    gbp: lineCostGbp(line.ingredientId, line.grams),
  }));
  const priced = foods.filter((food) => food.gbp !== null);
  if (priced.length === 0) return { batchGbp: null, perServingGbp: null, pricedShare: 0 };

  const sum = (numbers: (number | null)[]) => numbers.reduce<number>((total, n) => total + (n ?? 0), 0);
  const supplements = sum(recipe.supplements.map((line) => lineCostGbp(line.id, line.grams)));
  const batchGbp = sum(priced.map((food) => food.gbp)) + supplements;
  return {
    batchGbp,
    perServingGbp: batchGbp / recipe.servings,
    pricedShare: sum(priced.map((food) => food.grams)) / sum(foods.map((food) => food.grams)),
  };
}
