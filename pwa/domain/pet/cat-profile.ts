import * as z from 'zod/mini';
import { kgFromLb } from '../units/mass.ts';
import { activityLevelSchema } from './activity-level-schema.ts';
import { isDailyEnergyPlausible } from './daily-energy-bounds.ts';
import { dailyEnergyKcalSchema } from './daily-energy-schema.ts';

export const CAT_AGES = ['kitten', 'adult', 'senior'] as const;
export type CatAge = (typeof CAT_AGES)[number];

export const CAT_ACTIVITIES = ['low', 'moderate', 'high'] as const;
export type CatActivity = (typeof CAT_ACTIVITIES)[number];

const AGE_LABELS: Record<CatAge, string> = {
  kitten: 'Kitten (0-1 year)',
  adult: 'Adult (1-7 years)',
  senior: 'Senior (7+ years)',
};
const ACTIVITY_LABELS: Record<CatActivity, string> = {
  low: 'Indoor/Low',
  moderate: 'Moderate',
  high: 'Very Active',
};

export function catAgeLabel(age: CatAge): string {
  return AGE_LABELS[age];
}

export function catActivityLabel(activity: CatActivity): string {
  return ACTIVITY_LABELS[activity];
}

/** 44 lb are 20 kg. */
const WEIGHT_LB = { min: 1, max: 44 } as const;
export const CAT_PROFILE_WEIGHT_KG = { min: kgFromLb(WEIGHT_LB.min), max: kgFromLb(WEIGHT_LB.max) };

/** A cat as set up on the cat list; it stays on the device. */
export const catProfileSchema = z.object({
  name: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  age: z.enum(CAT_AGES),
  /** Pounds, whatever unit the panel asks in. */
  weightLbs: z.number().check(z.gte(WEIGHT_LB.min), z.lte(WEIGHT_LB.max)),
  activity: z.enum(CAT_ACTIVITIES),
  dailyEnergyKcal: dailyEnergyKcalSchema,
});
export type CatProfile = z.infer<typeof catProfileSchema>;

/** The form while it is filled in: an empty field is undefined. */
type CatProfileDraft = { [Field in keyof CatProfile]?: CatProfile[Field] | undefined };

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

export const CAT_AGE_MONTHS = { min: 1, max: 240 } as const;
/** A cat with no known details. */
export const CAT_DEFAULTS = { ageMonths: 24, activityLevel: 'medium' } as const;
export const CAT_WEIGHT_KG = { min: 1, max: 15 } as const;

/** Input of the cat calculator. A blank weight is first filled with the breed's average. */
export const catCalculatorInputSchema = z.object({
  breed: z.string().check(z.maxLength(80)),
  ageMonths: z.number().check(z.gte(CAT_AGE_MONTHS.min), z.lte(CAT_AGE_MONTHS.max)),
  weightKg: z.number().check(z.gte(CAT_WEIGHT_KG.min), z.lte(CAT_WEIGHT_KG.max)),
  activityLevel: activityLevelSchema,
  isIndoor: z.boolean(),
});
export type CatCalculatorInput = z.infer<typeof catCalculatorInputSchema>;
