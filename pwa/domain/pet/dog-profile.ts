import * as z from 'zod/mini';
import { type Breed, breedMidpointKg } from '../reference/breed.ts';
import { ACTIVITY_LEVELS } from './activity-level.ts';
import { dailyEnergyKcalSchema, isDailyEnergyPlausible } from './energy-bounds.ts';
import { healthFields, withoutHealth } from './health.ts';
import { DOG_AGE_MONTHS, DOG_PROFILE_DEFAULTS, DOG_WEIGHT_KG } from './profile-bounds.ts';
import { tidyHealth } from './target-weight.ts';

/** A dog as its owner set it up. Unknown keys of old records are dropped. */
export const dogProfileSchema = z.object({
  name: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  breed: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  ageMonths: z.number().check(z.gte(DOG_AGE_MONTHS.min), z.lte(DOG_AGE_MONTHS.max)),
  weightKg: z.number().check(z.gte(DOG_WEIGHT_KG.min), z.lte(DOG_WEIGHT_KG.max)),
  activityLevel: z.enum(ACTIVITY_LEVELS),
  dailyEnergyKcal: dailyEnergyKcalSchema,
  ...healthFields,
});

export type DogProfile = z.infer<typeof dogProfileSchema>;

/** The form while it is filled in: an empty field is undefined. */
export type DogProfileDraft = { [Field in keyof DogProfile]?: DogProfile[Field] | undefined };

/**
 * The profile of a form; null (Save is disabled) while breed, age or weight is missing or out of bounds, or the chosen energy
 * is out of bounds for the weight.
 */
export function dogProfileOf(draft: DogProfileDraft): DogProfile | null {
  const { name, dailyEnergyKcal, ...rest } = {
    ...draft,
    activityLevel: draft.activityLevel ?? DOG_PROFILE_DEFAULTS.activityLevel,
  };
  const result = dogProfileSchema.safeParse({
    ...withoutHealth(rest),
    ...tidyHealth(rest, rest),
    ...(name?.trim() && { name }),
    ...(dailyEnergyKcal !== undefined && { dailyEnergyKcal }),
  });
  if (!result.success) return null;
  return isDailyEnergyPlausible(result.data, dailyEnergyKcal) ? result.data : null;
}

/** A new form: two years old; the activity comes from the breed, else defaults to 'medium'. */
export const EMPTY_DOG_DRAFT: DogProfileDraft = { ageMonths: DOG_PROFILE_DEFAULTS.ageMonths };

/** Defaults from the breed for a dog that hasn't been weighed. */
function breedGuess(breed: Breed) {
  return { weightKg: Math.round(breedMidpointKg(breed) * 10) / 10, activityLevel: breed.energyLevel };
}

/** The form after choosing a breed. Fills weight and activity if they are empty or still hold the previous breed's defaults. */
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

/** Whether the form's weight is the breed's default. */
export function isBreedWeight(draft: DogProfileDraft, breed: Breed | undefined): boolean {
  return breed !== undefined && draft.weightKg === breedGuess(breed).weightKg;
}
