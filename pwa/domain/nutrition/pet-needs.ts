import type { CatProfile } from '../pet/cat-profile.ts';
import type { DogProfile } from '../pet/dog-profile.ts';
import { petAnimal } from '../pet/energy-animal.ts';
import { matureWeightKg } from '../pet/mature-weight.ts';
import { petEnergy } from '../pet/pet-energy.ts';
import { feedingWeightKg } from '../pet/target-weight.ts';
import { lifeStageOfAge } from '../reference/life-stage.ts';
import type { CompletenessOptions } from './completeness.ts';
import { intakeShare } from './intake-share.ts';

/**
 * Requirements that a bowl is judged by: life stage, share of the assumed energy intake, a puppy's age and adult
 * weight.
 */
export type PetNeeds = Omit<CompletenessOptions, 'standard'> & { intakeShare: number };

/** The needs of an animal from its profile. */
export function petNeeds(profile: DogProfile | CatProfile): PetNeeds {
  const animal = petAnimal(profile);
  const lifeStage = lifeStageOfAge(animal.ageMonths);
  const isPuppy = 'breed' in profile && lifeStage === 'growth';
  return {
    species: animal.species,
    lifeStage,
    // What it eats besides brings energy and hardly a nutrient: the bowl's part of the energy has to bring them all.
    intakeShare: intakeShare(animal.species, feedingWeightKg(animal), petEnergy(profile).bowlKcal),
    ...(isPuppy && { matureWeightKg: matureWeightKg(profile), ageMonths: animal.ageMonths }),
  };
}
