import type { CompletenessOptions } from '#domain/nutrition/completeness';
import { petNeeds } from '#domain/nutrition/pet-needs';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { PetLimits } from '#domain/pet/pet-limits';
import type { Recipe } from '#domain/recipe/recipe';
import type { Standard } from '#domain/reference/targets';

/**
 * Completeness options for the owner's animal: life stage, share of the assumed energy intake, and adult weight; and what
 * limits its doses.
 */
export function judgedForPet(
  species: Recipe['species'],
  profile: DogProfile | CatProfile,
  standard: Standard,
): CompletenessOptions & PetLimits & { intakeShare: number } {
  return { ...petNeeds(profile), species, standard };
}
