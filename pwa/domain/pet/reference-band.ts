import type { Species } from '../reference/species.ts';
import type { ActivityLevel } from './activity-level.ts';
import { baseEnergyKcal } from './base-energy.ts';

export type EnergyBand = {
  /** kcal per day. For cats FEDIAF's figure may lie a little below the resting energy. */
  lowKcal: number;
  /** kcal per day; the same as `lowKcal` where the sources name one figure. */
  highKcal: number;
};

type Coefficients = readonly [low: number, high: number];

/**
 * Adult dogs, kcal per kg^0.75: FEDIAF 95 at low and 110 at moderate activity, 125 and 150 to 175 above it;
 * AAHA and NRC texts give 1.2 to 1.6 times the resting 70, which is 84 to 112.
 */
const ADULT_DOG: Record<ActivityLevel, Coefficients> = {
  low: [84, 95],
  medium: [95, 112],
  high: [110, 125],
  very_high: [150, 175],
};

/**
 * Adult cats, kcal per kg^0.67: FEDIAF 75 for a neutered or indoor cat, 100 for an active one. Veterinary texts give
 * a neutered cat 1.2 times the resting energy, which is the upper end if higher.
 */
const ADULT_CAT: Record<ActivityLevel, Coefficients> = {
  low: [75, 75],
  medium: [75, 100],
  high: [100, 100],
  very_high: [100, 100],
};
const CAT_EXPONENT = 0.67;
const NEUTERED_CAT_FACTOR = 1.2;

type GrowthStep = { belowMonths: number; low: number; high: number };

/**
 * Growing dogs, kcal per kg^0.75: FEDIAF's steps of 210 to half the adult weight, 175 to four fifths, 140 to all of it.
 * Small breeds reach each step months before giant breeds, so an age spans two. FEDIAF's other method, 254.1 - 135 · weight /
 * adult weight, needs an adult weight, which is unknown for a mongrel, and we don't know its edition.
 */
const PUPPY_STEPS: readonly GrowthStep[] = [
  { belowMonths: 4, low: 210, high: 210 },
  { belowMonths: 6, low: 175, high: 210 },
  { belowMonths: 12, low: 140, high: 175 },
];

/** Kittens, kcal per kg^0.67: FEDIAF's 2 to 2.5, 1.75 to 2 and 1.5 times the 75 to 100 of a grown cat. */
const KITTEN_STEPS: readonly GrowthStep[] = [
  { belowMonths: 4, low: 2 * 75, high: 2.5 * 100 },
  { belowMonths: 9, low: 1.75 * 75, high: 2 * 100 },
  { belowMonths: 12, low: 1.5 * 75, high: 1.5 * 100 },
];

/**
 * Veterinary reference for an animal of this age, weight and activity, displayed beside the site's estimate. It falls as the
 * animal grows. Seniors get the adult band, since feeding less is a vet's decision. Individuals vary by 30% either way.
 * @throws {RangeError} unless the weight is positive and finite
 */
export function referenceBand(
  species: Species,
  input: { ageMonths: number; weightKg: number; activityLevel: ActivityLevel },
): EnergyBand {
  const resting = baseEnergyKcal(input.weightKg);
  const metabolicWeight = input.weightKg ** (species === 'dog' ? 0.75 : CAT_EXPONENT);
  const steps = species === 'dog' ? PUPPY_STEPS : KITTEN_STEPS;
  const growth = steps.find(({ belowMonths }) => input.ageMonths < belowMonths);
  if (growth !== undefined) {
    return { lowKcal: growth.low * metabolicWeight, highKcal: growth.high * metabolicWeight };
  }
  const [low, high] = (species === 'dog' ? ADULT_DOG : ADULT_CAT)[input.activityLevel];
  const band = { lowKcal: low * metabolicWeight, highKcal: high * metabolicWeight };
  if (species === 'dog') return band;
  return { ...band, highKcal: Math.max(band.highKcal, resting * NEUTERED_CAT_FACTOR) };
}
