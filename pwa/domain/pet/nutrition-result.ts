/** Result of a calculator, unrounded, per day unless stated otherwise. Shown as 'site estimate'. */
export type NutritionResult = {
  /** kcal. */
  dailyCalories: number;
  proteinGrams: number;
  fatGrams: number;
  /** Meals a day. */
  dailyPortions: number;
  /** Grams of food a meal. */
  portionSizeGrams: number;
};

/** How a species' calculator turns energy into grams. */
export type FeedingConstants = {
  /** Shares of the energy that come from protein and fat. */
  proteinShare: number;
  fatShare: number;
  /** Energy density that the site assumes for home-made food. */
  kcalPerGram: number;
};

const KCAL_PER_GRAM_PROTEIN = 4;
const KCAL_PER_GRAM_FAT = 9;

/** The documented last step of both calculators: energy to protein, fat and portions. */
export function nutritionFrom(
  dailyCalories: number,
  dailyPortions: number,
  constants: FeedingConstants,
): NutritionResult {
  return {
    dailyCalories,
    proteinGrams: (dailyCalories * constants.proteinShare) / KCAL_PER_GRAM_PROTEIN,
    fatGrams: (dailyCalories * constants.fatShare) / KCAL_PER_GRAM_FAT,
    dailyPortions,
    portionSizeGrams: dailyCalories / constants.kcalPerGram / dailyPortions,
  };
}
