import type { Species } from '../reference/species.ts';
import type { CatProfile } from './cat-profile.ts';
import type { DogProfile } from './dog-profile.ts';

/** An animal of either species with its profile. */
export type AnyPet = { species: 'dog'; profile: DogProfile } | { species: 'cat'; profile: CatProfile };

/** Display name of an animal in a list. */
export function petName({ species, profile }: AnyPet): string {
  return profile.name || (species === 'dog' ? profile.breed : 'Your cat');
}

/** Name of an animal within a sentence: 'Rex', or 'your dog' for one without a name. */
export function nameInSentence(
  pet: { name?: string | undefined } | null | undefined,
  species: Species,
): string {
  return pet?.name || `your ${species}`;
}

/** Label of the profile chip: the dog's name, else the first word of its breed, else 'Add Dog Profile'. */
export function dogChipLabel(profile: DogProfile | null | undefined): string {
  if (!profile) return 'Add Dog Profile';
  return profile.name || profile.breed.split(' ')[0] || profile.breed;
}
