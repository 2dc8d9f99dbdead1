import { findBreed } from '../reference/breed.ts';
import { DOG_BREEDS } from '../reference/dog-breeds.ts';
import { DOG_WEIGHT_KG, type DogProfile } from './dog-profile.ts';

/**
 * What a dog may weigh when grown, in kg: the upper end of its breed, or more where it weighs more already. The most of any dog where
 * the breed is not known, since it may become a large one.
 */
export function matureWeightKg({ breed, weightKg }: Pick<DogProfile, 'breed' | 'weightKg'>): number {
  const found = findBreed(DOG_BREEDS, breed);
  return found === undefined ? DOG_WEIGHT_KG.max : Math.max(found.maxWeightKg, weightKg);
}
