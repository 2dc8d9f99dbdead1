import type { CatProfile } from '../pet/cat-profile.ts';
import { petAnimal, petEnergy } from '../pet/daily-energy.ts';
import type { DogProfile } from '../pet/dog-profile.ts';
import { matureWeightKg } from '../pet/mature-weight.ts';
import { lifeStageOf, type PetLimits, petLimits } from '../pet/pet-limits.ts';
import { feedingWeightKg } from '../pet/target-weight.ts';
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
  const lifeStage = lifeStageOf(profile, animal.ageMonths);
  const isPuppy = 'breed' in profile && lifeStage === 'growth';
  return {
    species: animal.species,
    lifeStage,
    // Treats and leftovers bring energy but hardly any nutrients, so the bowl has to supply those of the whole day.
    intakeShare: intakeShare(animal.species, feedingWeightKg(animal), petEnergy(profile).bowlKcal),
    ...petLimits(profile),
    ...(isPuppy && { matureWeightKg: matureWeightKg(profile), ageMonths: animal.ageMonths }),
  };
}
