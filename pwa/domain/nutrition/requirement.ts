import type { NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex } from '../reference/nutrient-table.ts';

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

/** What is left of the first requirement after some multiples of the second, which cancel one of its terms each. */
export function restsOf(one: Requirement, met: Requirement): Requirement[] {
  if (one.terms.length !== met.terms.length) return [];
  const pairs = [[one.perKcal, met.perKcal] as const];
  for (const [at, weight] of one.terms) {
    const same = met.terms.find(([other]) => other === at);
    if (same === undefined) return [];
    pairs.push([weight, same[1]]);
  }
  const multiples = new Set(pairs.map(([ours, theirs]) => ours / theirs).filter((times) => times > 0));
  return [...multiples].filter(Number.isFinite).map((times) => ({
    terms: one.terms.map(([at], index) => {
      const [ours = 0, theirs = 0] = pairs[index + 1] ?? [];
      return [at, without(ours, times * theirs)] as const;
    }),
    perKcal: without(one.perKcal, times * met.perKcal),
  }));
}

/** A difference that is rounding noise is none, so that an unbounded nutrient can't turn it into something. */
function without(ours: number, theirs: number): number {
  const rest = ours - theirs;
  return Math.abs(rest) < 1e-12 * Math.abs(ours) ? 0 : rest;
}
