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

/** What a breed says of a dog that nobody has weighed. */
function breedGuess(breed: Breed) {
  return { weightKg: Math.round(breedMidpointKg(breed) * 10) / 10, activityLevel: breed.energyLevel };
}

/** The form after a breed was chosen: fills weight and activity where they are empty or as the breed chosen before filled them. */
export function withBreed(draft: DogProfileDraft, breed: Breed, before?: Breed): DogProfileDraft {
  const former = before && breedGuess(before);
  const { weightKg = former?.weightKg, activityLevel = former?.activityLevel } = draft;
  const guess = breedGuess(breed);
  return {
    ...draft,
    breed: breed.name,
    weightKg: weightKg === former?.weightKg ? guess.weightKg : weightKg,
    activityLevel: activityLevel === former?.activityLevel ? guess.activityLevel : activityLevel,
  };
}

/** Whether the weight of the form is what its chosen breed filled in. */
export function isBreedWeight(draft: DogProfileDraft, breed: Breed | undefined): boolean {
  return breed !== undefined && draft.weightKg === breedGuess(breed).weightKg;
}

/** Label of the profile chip: the dog's name, else the first word of its breed, else 'Add Dog Profile'. */
export function dogChipLabel(profile: DogProfile | null | undefined): string {
  if (!profile) return 'Add Dog Profile';
  return profile.name || profile.breed.split(' ')[0] || profile.breed;
}
