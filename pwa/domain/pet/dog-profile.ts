import type * as z from 'zod/mini';
import { type Breed, breedMidpointKg } from '../reference/breed.ts';
import type { dogProfileSchema } from './dog-profile-schema.ts';

export const DOG_AGE_MONTHS = { min: 1, max: 200 } as const;
/** The bounds catch a weight typed in grams. */
export const DOG_WEIGHT_KG = { min: 0.3, max: 120, step: 0.1 } as const;

export type DogProfile = z.infer<typeof dogProfileSchema>;

export const DOG_PROFILE_DEFAULTS = { ageMonths: 24, activityLevel: 'medium' } as const;

/** The form while it is filled in: an empty field is undefined. */
export type DogProfileDraft = { [Field in keyof DogProfile]?: DogProfile[Field] | undefined };

/** A new form: two years old; the activity comes from the breed, else defaults to 'medium'. */
export const EMPTY_DOG_DRAFT: DogProfileDraft = { ageMonths: DOG_PROFILE_DEFAULTS.ageMonths };

/** The form after a breed was picked: fills the weight if it is empty and the activity if none is set. */
export function withBreed(draft: DogProfileDraft, breed: Breed): DogProfileDraft {
  return {
    ...draft,
    breed: breed.name,
    weightKg: draft.weightKg || Math.round(breedMidpointKg(breed) * 10) / 10,
    activityLevel: draft.activityLevel ?? breed.energyLevel,
  };
}

/** Label of the profile chip: the dog's name, else the first word of its breed, else 'Add Dog Profile'. */
export function dogChipLabel(profile: DogProfile | null | undefined): string {
  if (!profile) return 'Add Dog Profile';
  return profile.name || profile.breed.split(' ')[0] || profile.breed;
}
