/** Days that cooked food keeps in the refrigerator; separately for food with fish or seafood. */
export const USUAL_REFRIGERATOR_DAYS = 3;
export const FISH_REFRIGERATOR_DAYS = 2;
export const USUAL_FREEZER_MONTHS = 3;
/** The fat of oily fish turns rancid even when frozen (FoodSafety.gov: fatty fish 2 to 3 months). */
export const OILY_FISH_FREEZER_MONTHS = 2;

/** General storage rule, for pages without a recipe. */
export const STORAGE_SENTENCE =
  `Cooked food keeps in the refrigerator for up to ${USUAL_REFRIGERATOR_DAYS} days (${FISH_REFRIGERATOR_DAYS} with fish) ` +
  `and in the freezer for up to ${USUAL_FREEZER_MONTHS} months (${OILY_FISH_FREEZER_MONTHS} with oily fish).`;
