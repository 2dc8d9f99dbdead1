import type { DogProfile } from './dog-profile.ts';

/** An adult dog that needs 828 kcal a day, the middle of the veterinary reference of 760 to 896. */
export const BEAGLE = {
  name: 'Rex',
  breed: 'Beagle',
  ageMonths: 36,
  weightKg: 16,
  activityLevel: 'medium',
} as const satisfies DogProfile;

export const COLLIE: DogProfile = {
  name: 'Rex',
  breed: 'Border Collie',
  ageMonths: 30,
  weightKg: 18.5,
  activityLevel: 'high',
};
