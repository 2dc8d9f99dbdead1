import * as z from 'zod/mini';
import { kgFromLb } from '../units/weight-units.ts';
import { ACTIVITY_LEVELS } from './activity-level.ts';
import { dailyEnergyKcalSchema, isDailyEnergyPlausible } from './energy-bounds.ts';
import { healthFields, withoutHealth } from './health.ts';
import { CAT_AGE_MONTHS, CAT_PROFILE_WEIGHT_LB, CAT_WEIGHT_KG } from './profile-bounds.ts';
import { tidyHealth } from './target-weight.ts';

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

/** Age in months for each stage, well inside the formulas' bounds. */
export const MONTHS_OF_CAT_AGE: Record<CatAge, number> = { kitten: 6, adult: 36, senior: 120 };

export function catAgeLabel(age: CatAge): string {
  return AGE_LABELS[age];
}

export function catActivityLabel(activity: CatActivity): string {
  return ACTIVITY_LABELS[activity];
}

/** A cat as its owner set it up. */
export const catProfileSchema = z.object({
  name: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  age: z.enum(CAT_AGES),
  /** Stored in pounds; the form converts from the owner's unit. */
  weightLbs: z.number().check(z.gte(CAT_PROFILE_WEIGHT_LB.min), z.lte(CAT_PROFILE_WEIGHT_LB.max)),
  activity: z.enum(CAT_ACTIVITIES),
  dailyEnergyKcal: dailyEnergyKcalSchema,
  ...healthFields,
});

export type CatProfile = z.infer<typeof catProfileSchema>;

/** The form while it is filled in: an empty field is undefined. */
export type CatProfileDraft = { [Field in keyof CatProfile]?: CatProfile[Field] | undefined };

/** The profile of a form; null while it is incomplete, or the chosen energy is out of bounds for the weight. */
export function catProfileOf({ name, dailyEnergyKcal, ...rest }: CatProfileDraft): CatProfile | null {
  const result = catProfileSchema.safeParse({
    ...(name?.trim() && { name }),
    ...withoutHealth(rest),
    ...tidyHealth(rest, {
      ageMonths: rest.age && MONTHS_OF_CAT_AGE[rest.age],
      weightKg: rest.weightLbs && kgFromLb(rest.weightLbs),
    }),
    ...(dailyEnergyKcal !== undefined && { dailyEnergyKcal }),
  });
  if (!result.success) return null;
  const { weightLbs, conditions } = result.data;
  const body = { weightKg: kgFromLb(weightLbs), conditions };
  return isDailyEnergyPlausible(body, dailyEnergyKcal) ? result.data : null;
}

/** Input of the cat calculator. A blank weight is first filled with the breed's average. */
export const catCalculatorInputSchema = z.object({
  breed: z.string().check(z.maxLength(80)),
  ageMonths: z.number().check(z.gte(CAT_AGE_MONTHS.min), z.lte(CAT_AGE_MONTHS.max)),
  weightKg: z.number().check(z.gte(CAT_WEIGHT_KG.min), z.lte(CAT_WEIGHT_KG.max)),
  activityLevel: z.enum(ACTIVITY_LEVELS),
  isIndoor: z.boolean(),
});

export type CatCalculatorInput = z.infer<typeof catCalculatorInputSchema>;
