import type { AskingPet } from '#domain/assistant/for-pet';
import { petAnimal } from '#domain/pet/daily-energy';
import { petLimits } from '#domain/pet/pet-limits';
import { nameInSentence } from '#domain/pet/pet-name';
import { SPECIES, type Species } from '#domain/reference/species';
import { useActivePet } from '../pets/pets.ts';

/** The active pets that the assistant is asked for: that of the species, or both without one. */
export function useAskingPets(species: Species | undefined): AskingPet[] {
  const profiles = { dog: useActivePet('dog'), cat: useActivePet('cat') };
  return SPECIES.flatMap((one): AskingPet[] => {
    const profile = profiles[one];
    if (!profile || (species !== undefined && species !== one)) return [];
    const { ageMonths } = petAnimal(profile);
    return [{ species: one, ageMonths, name: nameInSentence(profile, one), ...petLimits(profile) }];
  });
}
