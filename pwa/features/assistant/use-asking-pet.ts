import type { AskingPet } from '#domain/assistant/for-pet';
import { petAnimal } from '#domain/pet/energy-animal';
import type { Species } from '#domain/reference/species';
import { useActivePet } from '../pets/pets.ts';

/** The active pet of a list, as far as the assistant needs it; undefined without one. */
export function useAskingPet(species: Species | undefined): AskingPet | undefined {
  const profile = useActivePet(species ?? 'dog');
  if (species === undefined || !profile) return undefined;
  return { species, ageMonths: petAnimal(profile).ageMonths };
}
