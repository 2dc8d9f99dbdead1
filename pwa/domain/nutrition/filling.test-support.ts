import fc from 'fast-check';
import { NUTRIENT_IDS, type NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex } from '../reference/nutrient-table.ts';
import type { BatchPart } from './batch-part.ts';
import type { NutrientBounds } from './nutrient-bounds.ts';
import { type RecipeNutrients, recipeNutrients, sumsOf } from './recipe-nutrients.ts';
import { slackOf } from './slack.ts';

const EMPTY = recipeNutrients({
  ingredientLines: [],
  supplements: [],
  servings: 1,
  cookedWeightGrams: 100,
});

/** A batch of these parts. */
export const batchOfParts = (...parts: BatchPart[]): RecipeNutrients => ({ ...EMPTY, ...sumsOf(parts) });

/** 100 g of this content, exactly. */
const exactly = (row: Float64Array, kcal: number): NutrientBounds => ({
  least: row,
  plausible: row,
  most: row,
  open: [],
  leastKcal: kcal,
  mostKcal: kcal,
});

/** `times` × 100 g, each 100 g with 1000 kcal and these nutrients, so that `holds` reads per 1000 kcal. */
export function foodOf(holds: Partial<Record<NutrientId, number>>, name = 'a food', times = 1): BatchPart {
  const row = new Float64Array(NUTRIENT_IDS.length);
  for (const [id, amount] of Object.entries(holds)) row[nutrientIndex(id as NutrientId)] = amount;
  const grams = 100 * times;
  return { id: null, name, grams, leastGrams: grams, mostGrams: grams, bounds: exactly(row, 1000) };
}

/** Allowance for rounding. */
const NOISE = 1e-9;

/** Positions of each nutrient between its bounds, 0 to 1; without a bias to the ends, where ratios break. */
export const positions = fc.noBias(
  fc.array(
    fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000),
    { minLength: NUTRIENT_IDS.length, maxLength: NUTRIENT_IDS.length },
  ),
);

/** A food of exact content within the bounds; null if it breaks a requirement that they surely meet. */
export function fillingOf(bounds: NutrientBounds, at: readonly number[], kcal: number): BatchPart | null {
  const row = Float64Array.from(NUTRIENT_IDS, (_, index) => {
    const least = bounds.least[index] ?? 0;
    // Some upper bounds are infinite.
    const most = Math.min(bounds.most[index] ?? 0, 20 * least + 10);
    return least + (at[index] ?? 0) * (most - least);
  });
  const part = { ...foodOf({}), bounds: exactly(row, kcal) };
  const isComplete = bounds.surelyMeets?.every((met) => slackOf([part], met).least >= -NOISE) ?? true;
  return isComplete ? part : null;
}
