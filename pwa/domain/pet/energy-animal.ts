import { kgFromLb } from '../units/mass.ts';
import type { ActivityLevel } from './activity-level.ts';
import type { CatActivity, CatAge, CatProfile } from './cat-profile.ts';
import type { EnergyAnimal } from './daily-energy.ts';
import type { DogProfile } from './dog-profile.ts';

/** Age in months for each stage, well inside the formulas' bounds. */
const CAT_AGE_MONTHS: Record<CatAge, number> = { kitten: 6, adult: 36, senior: 120 };
const CAT_ACTIVITY: Record<CatActivity, ActivityLevel> = { low: 'low', moderate: 'medium', high: 'high' };

/** A dog's profile as the energy formulas read it. */
export function dogAnimal({ ageMonths, weightKg, activityLevel }: DogProfile): EnergyAnimal {
  return { species: 'dog', ageMonths, weightKg, activityLevel };
}

/** A cat's profile as the energy formulas read it: its stage as months, its pounds as kilograms. */
export function catAnimal({ age, weightLbs, activity }: CatProfile): EnergyAnimal {
  return {
    species: 'cat',
    ageMonths: CAT_AGE_MONTHS[age],
    weightKg: kgFromLb(weightLbs),
    activityLevel: CAT_ACTIVITY[activity],
  };
}

/** The profile of either species as the energy formulas read it. */
export function petAnimal(profile: DogProfile | CatProfile): EnergyAnimal {
  return 'breed' in profile ? dogAnimal(profile) : catAnimal(profile);
}
