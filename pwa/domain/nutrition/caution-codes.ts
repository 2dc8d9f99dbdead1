/** Kinds of caution about a bowl besides its nutrients, most serious first. */
export const CAUTION_CODES = [
  'too-much-liver',
  'liver',
  'offal',
  'fat',
  'large-fish',
  'raw-egg-white',
] as const;
export type CautionCode = (typeof CAUTION_CODES)[number];
