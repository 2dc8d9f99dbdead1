import { costBreakdown } from '../recipe/cost-breakdown.ts';
import { type Feed, type PlanRecipes, planDays } from './feeding-schedule.ts';

/** Cost of the food eaten, in pounds at the prices of `PRICE_YEAR`. */
export type PlanCost = {
  /** Null if nothing could be priced. */
  totalGbp: number | null;
  perDayGbp: number | null;
  /** Share of the weight, supplements included, that has a price: 0 to 1. */
  pricedShare: number;
  /** Lines without a price, excluded from every sum. */
  unpriced: readonly string[];
};

/** Cost of the food in these feeds, in total and per day, from the price table. */
export function planCost(feeds: readonly Feed[], recipes: PlanRecipes): PlanCost {
  let totalGbp: number | null = null;
  let grams = 0;
  let pricedGrams = 0;
  const unpriced = new Set<string>();
  for (const feed of feeds) {
    const recipe = recipes.get(feed.recipeId);
    if (recipe === undefined) continue;
    const cost = costBreakdown(recipe);
    grams += feed.totalGrams;
    for (const name of cost.unpriced) unpriced.add(name);
    if (cost.batchGbp === null) continue;
    totalGbp = (totalGbp ?? 0) + cost.batchGbp * (feed.totalGrams / recipe.cookedWeightGrams);
    pricedGrams += feed.totalGrams * cost.pricedShare;
  }
  const days = planDays(feeds);
  return {
    totalGbp,
    perDayGbp: totalGbp === null || days === 0 ? null : totalGbp / days,
    pricedShare: grams === 0 ? 1 : pricedGrams / grams,
    unpriced: [...unpriced],
  };
}
