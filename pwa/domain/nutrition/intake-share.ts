import type { Species } from '../reference/species.ts';

/**
 * The intake that the minimums per 1000 kcal assume: kcal per kg^exponent a day. FEDIAF's columns for an adult dog
 * of moderate activity (110 · kg^0.75) and an active adult cat (100 · kg^0.67).
 */
const ASSUMED = { dog: { kcal: 110, exponent: 0.75 }, cat: { kcal: 100, exponent: 0.67 } } as const;

/**
 * An animal's energy intake relative to the one the nutrient tables assume for its weight. Below 1 each 1000 kcal must
 * contain more: the minimum is divided by it.
 * @throws {RangeError} unless weight and energy are positive and finite
 */
export function intakeShare(species: Species, weightKg: number, dailyEnergyKcal: number): number {
  for (const [name, value] of Object.entries({ weightKg, dailyEnergyKcal })) {
    if (!(value > 0 && Number.isFinite(value))) {
      throw new RangeError(`${name} must be positive and finite, got ${value}`);
    }
  }
  const { kcal, exponent } = ASSUMED[species];
  return dailyEnergyKcal / (kcal * weightKg ** exponent);
}
