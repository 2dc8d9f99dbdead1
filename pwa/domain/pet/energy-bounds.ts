import * as z from 'zod/mini';

/** kcal per kg^0.75 per day. */
const BASE_COEFFICIENT = 70;

/**
 * Base energy of a dog or cat in kcal per day: 70 × weight^0.75 (Kleiber 1947), the basis of both calculators.
 * @throws {RangeError} unless the weight is positive and finite
 */
export function baseEnergyKcal(weightKg: number): number {
  if (!(weightKg > 0 && Number.isFinite(weightKg))) {
    throw new RangeError(`weightKg must be positive and finite, got ${weightKg}`);
  }
  return BASE_COEFFICIENT * weightKg ** 0.75;
}

/** kcal a day allowed in a profile; the bounds catch kilojoules and typing errors. */
export const DAILY_ENERGY_KCAL = { min: 20, max: 10_000 } as const;

/** Multiples of the resting energy. A vet may go below 1; puppies need 3, and only working sled dogs exceed 5. */
const LEAST_FACTOR = 0.5;
const MOST_FACTOR = 5;
/** Eight puppies of four weeks take their mother close to 8. */
const MOST_FACTOR_NURSING = 10;

type Body = { weightKg: number; conditions?: readonly string[] | undefined };

/**
 * Allowed daily energy for an animal, in whole kcal: half to five times its resting energy, ten times if it nurses, within
 * `DAILY_ENERGY_KCAL`. Below the resting energy it is a vet's decision.
 * @throws {RangeError} unless the weight is positive and finite
 */
export function dailyEnergyBounds({ weightKg, conditions = [] }: Body): { min: number; max: number } {
  const resting = baseEnergyKcal(weightKg);
  const most = conditions.includes('nursing') ? MOST_FACTOR_NURSING : MOST_FACTOR;
  return {
    min: Math.max(DAILY_ENERGY_KCAL.min, Math.ceil(resting * LEAST_FACTOR)),
    max: Math.min(DAILY_ENERGY_KCAL.max, Math.floor(resting * most)),
  };
}

/** Whether an energy is allowed for an animal; undefined always is. */
export function isDailyEnergyPlausible(animal: Body, dailyEnergyKcal: number | undefined): boolean {
  if (dailyEnergyKcal === undefined) return true;
  const { min, max } = dailyEnergyBounds(animal);
  return dailyEnergyKcal >= min && dailyEnergyKcal <= max;
}

/** kcal a day chosen by the owner; if absent, the middle of the reference band applies. */
export const dailyEnergyKcalSchema = z.optional(
  z.number().check(z.gte(DAILY_ENERGY_KCAL.min), z.lte(DAILY_ENERGY_KCAL.max)),
);
