import { type Breed, breedMidpointKg } from '../reference/breed.ts';
import { baseEnergyKcal } from './base-energy.ts';
import type { CatCalculatorInput } from './cat-profile.ts';
import { type FeedingConstants, type NutritionResult, nutritionFrom } from './nutrition-result.ts';

const FEEDING: FeedingConstants = { proteinShare: 0.28, fatShare: 0.12, kcalPerGram: 4 };

const INDOOR_FACTOR = 0.8;
const DEFAULT_WEIGHT_KG = 4.5;

const AGE_FACTORS = [
  { underMonths: 4, factor: 2.5 },
  { underMonths: 12, factor: 2 },
  { underMonths: 84, factor: 1 },
  { underMonths: Number.POSITIVE_INFINITY, factor: 0.8 },
] as const;

function ageFactor(ageMonths: number): number {
  return (AGE_FACTORS.find((row) => ageMonths < row.underMonths) ?? AGE_FACTORS[3]).factor;
}

/** Three meals a day until a year old, then two. */
function catMealsPerDay(ageMonths: number): number {
  return ageMonths < 12 ? 3 : 2;
}

/** The middle of the breed's range, or 4.5 kg for an unknown breed. */
export function defaultCatWeightKg(breed: Breed | undefined): number {
  return breed === undefined ? DEFAULT_WEIGHT_KG : breedMidpointKg(breed);
}

/**
 * The site's estimate for a cat: 70 × weight^0.75 × age factor, × 0.8 indoors; protein 28% and fat 12% of the
 * energy; food at 4 kcal per gram. The activity level affects only the reference band.
 * @throws {RangeError} unless the weight is positive and finite
 */
export function catNutrition(
  input: Pick<CatCalculatorInput, 'ageMonths' | 'weightKg' | 'isIndoor'>,
): NutritionResult {
  const dailyCalories =
    baseEnergyKcal(input.weightKg) * ageFactor(input.ageMonths) * (input.isIndoor ? INDOOR_FACTOR : 1);
  return nutritionFrom(dailyCalories, catMealsPerDay(input.ageMonths), FEEDING);
}
