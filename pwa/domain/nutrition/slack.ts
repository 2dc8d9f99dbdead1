import type { NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex } from '../reference/nutrient-table.ts';
import type { BatchPart } from './batch-part.ts';

/**
 * Σ weight · nutrient − perKcal · energy, which has to be 0 or more; linear, so that each part can be taken at its
 * worst.
 */
export type Requirement = {
  terms: readonly (readonly [index: number, weight: number])[];
  perKcal: number;
};

export function requirement(
  terms: readonly (readonly [nutrient: NutrientId, weight: number])[],
  perKcal: number,
): Requirement {
  return { terms: terms.map(([nutrient, weight]) => [nutrientIndex(nutrient), weight] as const), perKcal };
}

/** Value of a requirement in the worst and best case. */
type Slack = { least: number; most: number };

const times = (grams: number, per100g: number) =>
  per100g === 0 || grams === 0 ? 0 : (grams * per100g) / 100;

/**
 * Margin of a batch over a requirement for every possible content of its parts: `least` with each unknown at its
 * worst plausible value, `most` with each at its best (the richest of its kind).
 */
export function slackOf(parts: readonly BatchPart[], { terms, perKcal }: Requirement): Slack {
  let least = 0;
  let most = 0;
  for (const { bounds, leastGrams, mostGrams } of parts) {
    let worst = -perKcal * (perKcal > 0 ? bounds.mostKcal : bounds.leastKcal);
    let best = -perKcal * (perKcal > 0 ? bounds.leastKcal : bounds.mostKcal);
    for (const [at, weight] of terms) {
      const low = bounds.least[at] ?? 0;
      const feared = bounds.most[at] ?? 0;
      const hoped = bounds.plausible[at] ?? 0;
      worst += times(100 * weight, weight > 0 ? low : feared);
      best += times(100 * weight, weight > 0 ? hoped : low);
    }
    least += times(worst < 0 ? mostGrams : leastGrams, worst);
    most += times(best > 0 ? mostGrams : leastGrams, best);
  }
  return { least, most };
}
