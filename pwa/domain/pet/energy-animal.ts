import { kgFromLb } from '../units/mass.ts';
import type { ActivityLevel } from './activity-level.ts';
import { type CatActivity, type CatProfile, MONTHS_OF_CAT_AGE } from './cat-profile.ts';
import type { EnergyAnimal } from './daily-energy.ts';
import type { DogProfile } from './dog-profile.ts';

const CAT_ACTIVITY: Record<CatActivity, ActivityLevel> = { low: 'low', moderate: 'medium', high: 'high' };

/** The health fields that energy follows. */
function fedHealth(profile: DogProfile | CatProfile) {
  const { isNeutered, bodyCondition, targetWeightKg, conditions, litter } = profile;
  return { isNeutered, bodyCondition, targetWeightKg, conditions, litter };
}

/** A dog's profile as the energy formulas read it. */
export function dogAnimal(profile: DogProfile): EnergyAnimal {
  const { ageMonths, weightKg, activityLevel } = profile;
  return { species: 'dog', ageMonths, weightKg, activityLevel, ...fedHealth(profile) };
}

/** A cat's profile as the energy formulas read it: its stage as months, its pounds as kilograms. */
export function catAnimal(profile: CatProfile): EnergyAnimal {
  const { age, weightLbs, activity } = profile;
  return {
    ...fedHealth(profile),
    species: 'cat',
    ageMonths: MONTHS_OF_CAT_AGE[age],
    weightKg: kgFromLb(weightLbs),
    activityLevel: CAT_ACTIVITY[activity],
  };
}

/** The profile of either species as the energy formulas read it. */
export function petAnimal(profile: DogProfile | CatProfile): EnergyAnimal {
  return 'breed' in profile ? dogAnimal(profile) : catAnimal(profile);
}
