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

/** The first requirement without the second; undefined if they are about different nutrients. */
export function withoutMet(one: Requirement, met: Requirement): Requirement | undefined {
  if (one.terms.length !== met.terms.length) return undefined;
  const weights = new Map(met.terms);
  if (!one.terms.every(([at]) => weights.has(at))) return undefined;
  return {
    terms: one.terms.map(([at, weight]) => [at, weight - (weights.get(at) ?? 0)] as const),
    perKcal: one.perKcal - met.perKcal,
  };
}
