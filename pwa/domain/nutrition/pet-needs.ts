import type { CatProfile } from '../pet/cat-profile.ts';
import { dailyEnergy } from '../pet/daily-energy.ts';
import type { DogProfile } from '../pet/dog-profile.ts';
import { petAnimal } from '../pet/energy-animal.ts';
import { matureWeightKg } from '../pet/mature-weight.ts';
import { lifeStageOf, type PetLimits, petLimits } from '../pet/pet-limits.ts';
import type { CompletenessOptions } from './completeness.ts';
import { intakeShare } from './intake-share.ts';

/**
 * Requirements that a bowl is judged by: life stage, share of the assumed energy intake, a puppy's age and adult
 * weight; and what limits its doses.
 */
export type PetNeeds = Omit<CompletenessOptions, 'standard'> & { intakeShare: number } & PetLimits;

/** The needs of an animal from its profile. */
export function petNeeds(profile: DogProfile | CatProfile): PetNeeds {
  const animal = petAnimal(profile);
  const { kcal } = dailyEnergy(animal, profile.dailyEnergyKcal);
  const lifeStage = lifeStageOf(profile, animal.ageMonths);
  const isPuppy = 'breed' in profile && lifeStage === 'growth';
  return {
    species: animal.species,
    lifeStage,
    intakeShare: intakeShare(animal.species, animal.weightKg, kcal),
    ...petLimits(profile),
    ...(isPuppy && { matureWeightKg: matureWeightKg(profile), ageMonths: animal.ageMonths }),
  };
}
