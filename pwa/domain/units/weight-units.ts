import type { UnitSystem } from './unit-system.ts';

type WeightUnit = 'kg' | 'lb';

/** The unit for animals' weights. */
export function weightUnit(system: UnitSystem): WeightUnit {
  return system === 'us' ? 'lb' : 'kg';
}

/** An animal's weight in that unit, to one decimal as pet scales show it. */
export function weightNumber(weightKg: number, system: UnitSystem): number {
  return Math.round((system === 'us' ? lbFromKg(weightKg) : weightKg) * 10) / 10;
}

/** '12.5 kg', '27.6 lb'. */
export function bodyWeightText(weightKg: number, system: UnitSystem): string {
  return `${weightNumber(weightKg, system)} ${weightUnit(system)}`;
}

/**
 * Kilograms of a weight as written. A bound that is rounded for the page, such as 264.6 lb for 120 kg, still counts as
 * within the bounds.
 */
export function kgOfWeight(
  weight: number,
  system: UnitSystem,
  boundsKg: { min: number; max: number },
): number {
  const weightKg = system === 'us' ? kgFromLb(weight) : weight;
  if (weight === weightNumber(boundsKg.min, system)) return Math.max(weightKg, boundsKg.min);
  return weight === weightNumber(boundsKg.max, system) ? Math.min(weightKg, boundsKg.max) : weightKg;
}

/** The international pound, to six decimals. */
const KG_PER_LB = 0.453592;

export function kgFromLb(weightLb: number): number {
  return weightLb * KG_PER_LB;
}

/** To a millionth, so that pounds survive the round trip through kilograms. */
export function lbFromKg(weightKg: number): number {
  return Number((weightKg / KG_PER_LB).toFixed(6));
}
