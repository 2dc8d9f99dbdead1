import * as z from 'zod/mini';
import { kgFromLb } from '../units/mass.ts';
import { activityLevelSchema } from './activity-level-schema.ts';
import {
  CAT_ACTIVITIES,
  CAT_AGE_MONTHS,
  CAT_AGES,
  CAT_PROFILE_WEIGHT_LB,
  CAT_WEIGHT_KG,
  type CatProfile,
  type CatProfileDraft,
} from './cat-profile.ts';
import { isDailyEnergyPlausible } from './daily-energy-bounds.ts';
import { dailyEnergyKcalSchema } from './daily-energy-schema.ts';

/** A cat as set up on the cat list; it stays on the device. */
export const catProfileSchema = z.object({
  name: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  age: z.enum(CAT_AGES),
  /** Stored in pounds; the form converts from the owner's unit. */
  weightLbs: z.number().check(z.gte(CAT_PROFILE_WEIGHT_LB.min), z.lte(CAT_PROFILE_WEIGHT_LB.max)),
  activity: z.enum(CAT_ACTIVITIES),
  dailyEnergyKcal: dailyEnergyKcalSchema,
});

/** The profile of a form; null while it is incomplete, or the chosen energy is out of bounds for the weight. */
export function catProfileOf({ name, dailyEnergyKcal, ...rest }: CatProfileDraft): CatProfile | null {
  const result = catProfileSchema.safeParse({
    ...(name?.trim() && { name }),
    ...rest,
    ...(dailyEnergyKcal !== undefined && { dailyEnergyKcal }),
  });
  if (!result.success) return null;
  return isDailyEnergyPlausible(kgFromLb(result.data.weightLbs), dailyEnergyKcal) ? result.data : null;
}

/** Input of the cat calculator. A blank weight is first filled with the breed's average. */
export const catCalculatorInputSchema = z.object({
  breed: z.string().check(z.maxLength(80)),
  ageMonths: z.number().check(z.gte(CAT_AGE_MONTHS.min), z.lte(CAT_AGE_MONTHS.max)),
  weightKg: z.number().check(z.gte(CAT_WEIGHT_KG.min), z.lte(CAT_WEIGHT_KG.max)),
  activityLevel: activityLevelSchema,
  isIndoor: z.boolean(),
});
