import { findBreed } from '../reference/breed.ts';
import { DOG_BREEDS } from '../reference/dog-breeds.ts';
import type { DogProfile } from './dog-profile.ts';
import { DOG_WEIGHT_KG } from './profile-bounds.ts';

/**
 * Upper bound of a dog's adult weight, in kg: that of its breed, or its own weight if higher. For an unknown breed
 * the maximum of any dog, since it may become a large one.
 */
export function matureWeightKg({ breed, weightKg }: Pick<DogProfile, 'breed' | 'weightKg'>): number {
  const found = findBreed(DOG_BREEDS, breed);
  return found === undefined ? DOG_WEIGHT_KG.max : Math.max(found.maxWeightKg, weightKg);
}
