import { kgFromLb } from '../units/weight-units.ts';

/** 44 lb are 20 kg. */
export const CAT_PROFILE_WEIGHT_LB = { min: 1, max: 44 } as const;
export const CAT_PROFILE_WEIGHT_KG = {
  min: kgFromLb(CAT_PROFILE_WEIGHT_LB.min),
  max: kgFromLb(CAT_PROFILE_WEIGHT_LB.max),
};

export const CAT_AGE_MONTHS = { min: 1, max: 240 } as const;
/** A cat with no known details. */
export const CAT_DEFAULTS = { ageMonths: 24, activityLevel: 'medium' } as const;
export const CAT_WEIGHT_KG = { min: 1, max: 15 } as const;

export const DOG_AGE_MONTHS = { min: 1, max: 200 } as const;
/** The bounds catch a weight typed in grams. */
export const DOG_WEIGHT_KG = { min: 0.3, max: 120, step: 0.1 } as const;

/** A dog with no known details. */
export const DOG_PROFILE_DEFAULTS = { ageMonths: 24, activityLevel: 'medium' } as const;
