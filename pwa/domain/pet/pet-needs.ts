import type { CompletenessOptions } from '../nutrition/completeness.ts';
import { dailyEnergy } from '../nutrition/daily-energy.ts';
import { intakeShare } from '../nutrition/intake-share.ts';
import { lifeStageOfAge } from '../nutrition/life-stage.ts';
import type { CatProfile } from './cat-profile.ts';
import type { DogProfile } from './dog-profile.ts';
import { petAnimal } from './energy-animal.ts';
import { matureWeightKg } from './mature-weight.ts';

/**
 * Requirements that a bowl is judged by: life stage, share of the assumed energy intake, a puppy's age and adult
 * weight.
 */
export type PetNeeds = Omit<CompletenessOptions, 'standard'> & { intakeShare: number };

/** The needs of an animal from its profile. */
export function petNeeds(profile: DogProfile | CatProfile): PetNeeds {
  const animal = petAnimal(profile);
  const { kcal } = dailyEnergy(animal, profile.dailyEnergyKcal);
  const lifeStage = lifeStageOfAge(animal.ageMonths);
  const isPuppy = 'breed' in profile && lifeStage === 'growth';
  return {
    species: animal.species,
    lifeStage,
    intakeShare: intakeShare(animal.species, animal.weightKg, kcal),
    ...(isPuppy && { matureWeightKg: matureWeightKg(profile), ageMonths: animal.ageMonths }),
  };
}
