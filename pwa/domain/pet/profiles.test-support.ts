import type { DogProfile } from './dog-profile.ts';

/** An adult dog: 828 kcal, the middle of the veterinary reference. */
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
