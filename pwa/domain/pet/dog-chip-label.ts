import type { DogProfile } from './dog-profile.ts';

/** Label of the profile chip: the dog's name, else the first word of its breed, else 'Add Dog Profile'. */
export function dogChipLabel(profile: DogProfile | null | undefined): string {
  if (!profile) return 'Add Dog Profile';
  return profile.name || profile.breed.split(' ')[0] || profile.breed;
}
