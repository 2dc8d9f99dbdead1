import type { BatchPart } from './batch-part.ts';
import { type Requirement, restsOf } from './demands.ts';
import type { NutrientBounds } from './nutrient-bounds.ts';

/** Value of a requirement in the worst and best case. */
type Slack = { least: number; most: number };

const times = (grams: number, per100g: number) =>
  per100g === 0 || grams === 0 ? 0 : (grams * per100g) / 100;

/** Margin of 100 g if each nutrient and the energy are at their worst independently of each other. */
function worstPer100g(bounds: NutrientBounds, { terms, perKcal }: Requirement): number {
  let worst = times(-100 * perKcal, perKcal > 0 ? bounds.mostKcal : bounds.leastKcal);
  for (const [at, weight] of terms)
    worst += times(100 * weight, (weight > 0 ? bounds.least[at] : bounds.most[at]) ?? 0);
  return worst;
}

function bestPer100g(bounds: NutrientBounds, { terms, perKcal }: Requirement): number {
  let best = times(-100 * perKcal, perKcal > 0 ? bounds.leastKcal : bounds.mostKcal);
  for (const [at, weight] of terms)
    best += times(100 * weight, (weight > 0 ? bounds.plausible[at] : bounds.least[at]) ?? 0);
  return best;
}

/**
 * The worst margin of a food that surely meets some requirements: at least what is left of ours once theirs, about the
 * same nutrients, is just met. So a complete food never breaks its own calcium to phosphorus, although the most
 * phosphorus beside the least calcium would. The multiples that cancel a term are the corners of the linear program,
 * so for one requirement the bound is exact.
 */
function worstOfFood(bounds: NutrientBounds, one: Requirement): number {
  const worst = worstPer100g(bounds, one);
  if (bounds.surelyMeets === undefined) return worst;
  return bounds.surelyMeets.reduce(
    (sum, met) => Math.max(sum, ...restsOf(one, met).map((rest) => worstPer100g(bounds, rest))),
    worst,
  );
}

/**
 * Margin of a batch over a requirement for every possible content of its parts: `least` with each unknown at its
 * worst plausible value, `most` with each at its best (the richest of its kind).
 */
export function slackOf(parts: readonly BatchPart[], one: Requirement): Slack {
  let least = 0;
  let most = 0;
  for (const { bounds, leastGrams, mostGrams } of parts) {
    const worst = worstOfFood(bounds, one);
    const best = bestPer100g(bounds, one);
    least += times(worst < 0 ? mostGrams : leastGrams, worst);
    most += times(best > 0 ? mostGrams : leastGrams, best);
  }
  return { least, most };
}
