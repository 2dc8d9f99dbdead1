import type * as z from 'zod/mini';
import { kgFromLb } from '../units/mass.ts';
import type { catCalculatorInputSchema, catProfileSchema } from './cat-profile-schema.ts';

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
export const CAT_PROFILE_WEIGHT_LB = { min: 1, max: 44 } as const;
export const CAT_PROFILE_WEIGHT_KG = {
  min: kgFromLb(CAT_PROFILE_WEIGHT_LB.min),
  max: kgFromLb(CAT_PROFILE_WEIGHT_LB.max),
};

export type CatProfile = z.infer<typeof catProfileSchema>;

/** The form while it is filled in: an empty field is undefined. */
export type CatProfileDraft = { [Field in keyof CatProfile]?: CatProfile[Field] | undefined };

export const CAT_AGE_MONTHS = { min: 1, max: 240 } as const;
/** A cat with no known details. */
export const CAT_DEFAULTS = { ageMonths: 24, activityLevel: 'medium' } as const;
export const CAT_WEIGHT_KG = { min: 1, max: 15 } as const;

export type CatCalculatorInput = z.infer<typeof catCalculatorInputSchema>;
