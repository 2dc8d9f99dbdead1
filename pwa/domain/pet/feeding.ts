/** Maximum share of the day's energy from treats and toppers; the rest comes from a complete food (AAHA 2021). */
export const TREAT_SHARE = 0.1;
/** The rule for owners. */
export const TREAT_SENTENCE =
  'A treat or topper: a tenth of the day’s energy at most, beside a complete food and in place of other treats.';

/** A recipe's own energy, from `recipeEnergy`. */
type FeedingEnergy = { batchKcal: number; kcalPer100gCooked: number; cookedWeightGrams: number };

type Feeding = {
  /** Cooked food a day. */
  dailyGrams: number;
  /** Cooked food a meal. */
  portionGrams: number;
  /** How many days one batch lasts the animal. */
  daysPerBatch: number;
};

/**
 * Amount of a recipe to feed: daily energy divided by the recipe's own energy density, never an assumed one. Null if
 * the recipe's energy is unknown.
 * @throws {RangeError} unless energy and meals are positive and finite
 */
export function feeding(
  recipe: FeedingEnergy,
  { dailyEnergyKcal, mealsPerDay }: { dailyEnergyKcal: number; mealsPerDay: number },
): Feeding | null {
  for (const [name, value] of Object.entries({ dailyEnergyKcal, mealsPerDay })) {
    if (!(value > 0 && Number.isFinite(value))) {
      throw new RangeError(`${name} must be positive and finite, got ${value}`);
    }
  }
  if (!(recipe.kcalPer100gCooked > 0)) return null;
  const dailyGrams = (dailyEnergyKcal / recipe.kcalPer100gCooked) * 100;
  return {
    dailyGrams,
    portionGrams: dailyGrams / mealsPerDay,
    daysPerBatch: recipe.cookedWeightGrams / dailyGrams,
  };
}

/** Batches needed to feed the animal for that many days: 0.5 is half a batch. */
export function batchShareForDays({ daysPerBatch }: Pick<Feeding, 'daysPerBatch'>, days: number): number {
  return days / daysPerBatch;
}
