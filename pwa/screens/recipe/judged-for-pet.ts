import type { CompletenessOptions } from '#domain/nutrition/completeness';
import type { Standard } from '#domain/nutrition/targets';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import { petNeeds } from '#domain/pet/pet-needs';
import type { Recipe } from '#domain/recipe/recipe';

/** The owner's own animal: its life stage, what it eats of the energy that the tables assume, and how large it grows. */
export function judgedForPet(
  species: Recipe['species'],
  profile: DogProfile | CatProfile,
  standard: Standard,
): CompletenessOptions & { intakeShare: number } {
  return { ...petNeeds(profile), species, standard };
}
