export const DOG_AGE_MONTHS = { min: 1, max: 200 } as const;
/** The bounds catch a weight typed in grams. */
export const DOG_WEIGHT_KG = { min: 0.3, max: 120, step: 0.1 } as const;

/** A dog with no known details. */
export const DOG_PROFILE_DEFAULTS = { ageMonths: 24, activityLevel: 'medium' } as const;
