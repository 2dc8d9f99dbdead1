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

/** Times the resting energy while growing: dogs 3.0 under four months and 2.0 after, kittens 2.5. */
const YOUNG_PUPPY_FACTOR = 3;
const PUPPY_FACTOR = 2;
const KITTEN_FACTOR = 2.5;

const single = (kcal: number): EnergyBand => ({ lowKcal: kcal, highKcal: kcal });

/**
 * Veterinary reference for an animal of this age, weight and activity, displayed beside the site's estimate. A senior
 * gets the adult band: feeding less is a vet's decision. Individuals vary by 30% either way.
 * @throws {RangeError} unless the weight is positive and finite
 */
export function referenceBand(
  species: Species,
  input: { ageMonths: number; weightKg: number; activityLevel: ActivityLevel },
): EnergyBand {
  const resting = baseEnergyKcal(input.weightKg);
  if (species === 'dog' && input.ageMonths < 4) return single(resting * YOUNG_PUPPY_FACTOR);
  if (input.ageMonths < 12) return single(resting * (species === 'dog' ? PUPPY_FACTOR : KITTEN_FACTOR));

  const [low, high] = (species === 'dog' ? ADULT_DOG : ADULT_CAT)[input.activityLevel];
  const metabolicWeight = input.weightKg ** (species === 'dog' ? 0.75 : CAT_EXPONENT);
  const band = { lowKcal: low * metabolicWeight, highKcal: high * metabolicWeight };
  if (species === 'dog') return band;
  return { ...band, highKcal: Math.max(band.highKcal, resting * NEUTERED_CAT_FACTOR) };
}
