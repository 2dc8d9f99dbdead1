import { findIngredient } from '../reference/ingredients.ts';
import { type SupplementPack, supplementPack } from '../reference/supplement-packs.ts';
import { findSupplement } from '../reference/supplements.ts';
import { capitalised } from '../text/sentence-parts.ts';
import { lineCostGbp } from './cost.ts';
import { recipeEnergy } from './energy-density.ts';
import type { Recipe } from './recipe.ts';

/** A food or supplement of the batch; its cost is null without a price in the table. */
type CostLine = {
  key: string;
  kind: 'food' | 'supplement';
  name: string;
  grams: number;
  costGbp: number | null;
};

/** Amounts in pounds at the prices of `PRICE_YEAR`; null if no food can be priced. */
export type CostBreakdown = {
  lines: readonly CostLine[];
  batchGbp: number | null;
  perServingGbp: number | null;
  /** Also null if the energy is unknown. */
  per1000KcalGbp: number | null;
  /**
   * Share of the weight, supplements included, that has a price: 0 to 1. Excludes water, which is free; a line of
   * unknown weight counts as one of average weight.
   */
  pricedShare: number;
  /** Number of lines to buy, and how many of them have a price: a tablet weighs next to nothing but is not free. */
  boughtLines: number;
  pricedLines: number;
  /** Names of foods and supplements without a price; every sum excludes them. */
  unpriced: readonly string[];
};

/**
 * A recipe with a premix as its only supplement, for lists of weights and costs; no table has a price for it.
 * @param dose in words, for the batch as written
 */
export function asBought<R extends Pick<Recipe, 'supplements'>>(
  recipe: R,
  { premix, grams }: { premix: { name: string }; grams: number },
  dose = '',
): R {
  // Ids of the tables are in lower case.
  return { ...recipe, supplements: [{ id: capitalised(premix.name), grams, dose }] };
}

function costLines(recipe: Pick<Recipe, 'ingredientLines' | 'supplements'>): CostLine[] {
  const foods = recipe.ingredientLines.map(
    ({ ingredientId, grams, metric }, index): CostLine => ({
      key: `food-${index}`,
      kind: 'food',
      name: findIngredient(ingredientId)?.name ?? metric,
      grams,
      costGbp: lineCostGbp(ingredientId, grams),
    }),
  );
  const supplements = recipe.supplements.map(
    ({ id, grams }, index): CostLine => ({
      key: `supplement-${index}`,
      kind: 'supplement',
      name: findSupplement(id)?.name ?? id,
      grams,
      costGbp: lineCostGbp(id, grams),
    }),
  );
  return [...foods, ...supplements];
}

const sumOf = (numbers: readonly (number | null)[]) =>
  numbers.reduce<number>((total, number) => total + (number ?? 0), 0);

/** Lines such as 'to taste' may have no weight; then each counts as one of average weight. */
function pricedShare(bought: readonly CostLine[]): number {
  if (bought.length === 0) return 1;
  const weights = bought.map(({ grams }) => grams).filter((grams) => grams > 0);
  if (weights.length === 0) return 0;
  const average = sumOf(weights) / weights.length;
  const counted = (lines: readonly CostLine[]) => sumOf(lines.map(({ grams }) => grams || average));
  return counted(bought.filter(({ costGbp }) => costGbp !== null)) / counted(bought);
}

/** Cost of a recipe in total and line by line, from the price tables, in pounds. */
export function costBreakdown(
  recipe: Pick<Recipe, 'ingredientLines' | 'supplements' | 'servings' | 'cookedWeightGrams'>,
): CostBreakdown {
  const lines = costLines(recipe);
  const priced = lines.filter(({ costGbp }) => costGbp !== null);
  const isPriced = priced.some(({ kind, costGbp }) => kind === 'food' && costGbp !== 0);
  const batchGbp = isPriced ? sumOf(priced.map(({ costGbp }) => costGbp)) : null;
  const { batchKcal } = recipeEnergy(recipe);
  const bought = lines.filter(({ costGbp }) => costGbp !== 0);
  return {
    lines,
    batchGbp,
    perServingGbp: batchGbp === null ? null : batchGbp / recipe.servings,
    per1000KcalGbp: batchGbp === null || batchKcal <= 0 ? null : (batchGbp / batchKcal) * 1000,
    pricedShare: pricedShare(bought),
    boughtLines: bought.length,
    pricedLines: bought.filter(({ costGbp }) => costGbp !== null).length,
    unpriced: lines.filter(({ costGbp }) => costGbp === null).map(({ name }) => name),
  };
}

/** Cost of a day at that energy, in pounds; null if the recipe's price or energy is unknown. */
export function costPerDayGbp(
  { per1000KcalGbp }: Pick<CostBreakdown, 'per1000KcalGbp'>,
  dailyEnergyKcal: number,
): number | null {
  return per1000KcalGbp === null ? null : (per1000KcalGbp * dailyEnergyKcal) / 1000;
}

/** A supplement of the batch, in pounds, with the pack its price comes from. */
type SupplementCost = {
  id: string;
  dose: string;
  batchGbp: number;
  pack: Pick<SupplementPack, 'words' | 'priceGbp'>;
};

/** Supplements of a batch, and what the packs cost that last for many. */
type SupplementCosts = {
  lines: readonly SupplementCost[];
  /** Cost of the doses in one batch, in pounds. */
  batchGbp: number;
  /** Number of packs that the first batch needs, and their cost in pounds. */
  packs: number;
  firstShopGbp: number;
};

/** Rounding noise of doses must not open another pack. */
const NOISE_GRAMS = 1e-6;

/** Cost of a recipe's supplements, by dose and by pack; null if it has none that we have a pack of. */
export function supplementCosts({ supplements }: Pick<Recipe, 'supplements'>): SupplementCosts | null {
  const needed = new Map<SupplementPack, number>();
  const lines = supplements.flatMap(({ id, grams, dose }): SupplementCost[] => {
    const pack = supplementPack(id);
    if (pack === undefined) return [];
    needed.set(pack, (needed.get(pack) ?? 0) + grams);
    return [{ id, dose, batchGbp: lineCostGbp(id, grams) ?? 0, pack }];
  });
  if (lines.length === 0) return null;
  let packs = 0;
  let firstShopGbp = 0;
  for (const [pack, grams] of needed) {
    const count = Math.ceil((grams - NOISE_GRAMS) / pack.grams);
    packs += count;
    firstShopGbp += count * pack.priceGbp;
  }
  return { lines, batchGbp: lines.reduce((sum, line) => sum + line.batchGbp, 0), packs, firstShopGbp };
}
