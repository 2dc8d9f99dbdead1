import { findIngredient } from '../reference/ingredients.ts';
import { supplementPack } from '../reference/supplement-packs.ts';
import type { Recipe } from './recipe.ts';

type RecipeCost = {
  /** The whole batch at the prices of `PRICE_YEAR`, in pounds; null if no food can be priced. */
  batchGbp: number | null;
  perServingGbp: number | null;
};

const GRAMS_PER_KG = 1000;

/** Price of a food, or of a supplement by its usual pack, in pounds per kg; null without a price in the tables. */
export function priceGbpPerKg(id: string | null): number | null {
  const pack = supplementPack(id);
  if (pack !== undefined) return (pack.priceGbp / pack.grams) * GRAMS_PER_KG;
  return findIngredient(id)?.priceGbpPerKg ?? null;
}

/** Cost of that weight of a food or supplement, in pounds; null without a price in the tables. */
export function lineCostGbp(id: string | null, grams: number): number | null {
  const price = priceGbpPerKg(id);
  return price === null ? null : (grams / GRAMS_PER_KG) * price;
}

/** Cost of a recipe: grams × price of the foods and of the priced supplements. */
export function recipeCostGbp(
  recipe: Pick<Recipe, 'ingredientLines' | 'supplements' | 'servings'>,
): RecipeCost {
  const costs = recipe.ingredientLines.map((line) => lineCostGbp(line.ingredientId, line.grams));
  // Water is free, but it prices no meat.
  if (!costs.some((gbp) => gbp !== null && gbp > 0)) return { batchGbp: null, perServingGbp: null };

  costs.push(...recipe.supplements.map((line) => lineCostGbp(line.id, line.grams)));
  const batchGbp = costs.reduce<number>((total, gbp) => total + (gbp ?? 0), 0);
  return { batchGbp, perServingGbp: batchGbp / recipe.servings };
}
