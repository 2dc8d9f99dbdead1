import * as z from 'zod/mini';
import { activityLevelSchema } from './activity-level-schema.ts';
import { isDailyEnergyPlausible } from './daily-energy-bounds.ts';
import { dailyEnergyKcalSchema } from './daily-energy-schema.ts';
import {
  DOG_AGE_MONTHS,
  DOG_PROFILE_DEFAULTS,
  DOG_WEIGHT_KG,
  type DogProfile,
  type DogProfileDraft,
} from './dog-profile.ts';

/** A dog as its owner set it up; it stays on the device. Unknown keys of old records are dropped. */
export const dogProfileSchema = z.object({
  name: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  breed: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  ageMonths: z.number().check(z.gte(DOG_AGE_MONTHS.min), z.lte(DOG_AGE_MONTHS.max)),
  weightKg: z.number().check(z.gte(DOG_WEIGHT_KG.min), z.lte(DOG_WEIGHT_KG.max)),
  activityLevel: activityLevelSchema,
  dailyEnergyKcal: dailyEnergyKcalSchema,
});

/**
 * The profile a form makes; null while breed, age or weight is missing or out of bounds, or the chosen energy does
 * not go with the weight (Save is disabled).
 */
export function dogProfileOf(draft: DogProfileDraft): DogProfile | null {
  const { name, dailyEnergyKcal, ...rest } = {
    ...draft,
    activityLevel: draft.activityLevel ?? DOG_PROFILE_DEFAULTS.activityLevel,
  };
  const result = dogProfileSchema.safeParse({
    ...rest,
    ...(name?.trim() && { name }),
    ...(dailyEnergyKcal !== undefined && { dailyEnergyKcal }),
  });
  if (!result.success) return null;
  return isDailyEnergyPlausible(result.data.weightKg, dailyEnergyKcal) ? result.data : null;
}
