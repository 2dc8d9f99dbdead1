import { type Breed, breedMidpointKg, type EnergyLevel } from '../reference/breed.ts';
import type { ActivityLevel } from './activity-level.ts';
import type { CatCalculatorInput } from './cat-profile.ts';
import { baseEnergyKcal } from './energy-bounds.ts';

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
type FeedingConstants = {
  /** Shares of the energy that come from protein and fat. */
  proteinShare: number;
  fatShare: number;
  /** Energy density that the site assumes for home-made food. */
  kcalPerGram: number;
};

const KCAL_PER_GRAM_PROTEIN = 4;
const KCAL_PER_GRAM_FAT = 9;

/** The documented last step of both calculators: energy to protein, fat and portions. */
function nutritionFrom(
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

const DOG_FEEDING: FeedingConstants = { proteinShare: 0.22, fatShare: 0.12, kcalPerGram: 3.5 };

const ACTIVITY_FACTORS: Record<ActivityLevel, number> = { low: 0.8, medium: 1, high: 1.2, very_high: 1.4 };
const BREED_ENERGY_FACTORS: Record<EnergyLevel, number> = { low: 0.9, medium: 1, high: 1.1 };

const DEFAULT_DOG_KG = 25;
const KCAL_PER_SERVING = 350;

/** The first row whose age in months exceeds the dog's applies. */
const LIFE_STAGES = [
  { underMonths: 4, factor: 2, label: 'Young Puppy' },
  { underMonths: 12, factor: 1.6, label: 'Puppy' },
  { underMonths: 84, factor: 1, label: 'Adult' },
  { underMonths: Number.POSITIVE_INFINITY, factor: 0.8, label: 'Senior' },
] as const;

function lifeStage(ageMonths: number) {
  return LIFE_STAGES.find((stage) => ageMonths < stage.underMonths) ?? LIFE_STAGES[3];
}

export function dogLifeStageLabel(ageMonths: number): string {
  return lifeStage(ageMonths).label;
}

/** Three meals a day until six months old, then two. */
function dogMealsPerDay(ageMonths: number): number {
  return ageMonths < 6 ? 3 : 2;
}

/** The middle of the breed's range, or 25 kg for an unknown breed. */
export function defaultDogWeightKg(breed: Breed | undefined): number {
  return breed === undefined ? DEFAULT_DOG_KG : breedMidpointKg(breed);
}

type DogNutritionInput = {
  ageMonths: number;
  weightKg: number;
  activityLevel: ActivityLevel;
  /** The breed's energy level; 'medium' for an unknown breed. */
  energyLevel: EnergyLevel;
};

/**
 * The site's estimate for a dog: 70 × weight^0.75 × age, activity and breed factors; protein 22% and fat 12% of the
 * energy; food at 3.5 kcal per gram. Implements the documented formula; the veterinary band is displayed beside it.
 * @throws {RangeError} unless the weight is positive and finite
 */
export function dogNutrition(input: DogNutritionInput): NutritionResult {
  const dailyCalories =
    baseEnergyKcal(input.weightKg) *
    lifeStage(input.ageMonths).factor *
    ACTIVITY_FACTORS[input.activityLevel] *
    BREED_ENERGY_FACTORS[input.energyLevel];
  return nutritionFrom(dailyCalories, dogMealsPerDay(input.ageMonths), DOG_FEEDING);
}

type RecipeYield = { totalPortions: number; days: number };

/** How long a recipe lasts at the documented 350 kcal a serving: portions, and days at the dog's meals a day. */
export function dogRecipeYield(
  servings: number,
  nutrition: Pick<NutritionResult, 'dailyCalories' | 'dailyPortions'>,
): RecipeYield {
  const kcalPerMeal = nutrition.dailyCalories / nutrition.dailyPortions;
  const totalPortions = (KCAL_PER_SERVING * servings) / kcalPerMeal;
  return { totalPortions, days: totalPortions / nutrition.dailyPortions };
}

const CAT_FEEDING: FeedingConstants = { proteinShare: 0.28, fatShare: 0.12, kcalPerGram: 4 };

const INDOOR_CAT_FACTOR = 0.8;
const DEFAULT_CAT_KG = 4.5;

const CAT_AGE_FACTORS = [
  { underMonths: 4, factor: 2.5 },
  { underMonths: 12, factor: 2 },
  { underMonths: 84, factor: 1 },
  { underMonths: Number.POSITIVE_INFINITY, factor: 0.8 },
] as const;

function catAgeFactor(ageMonths: number): number {
  return (CAT_AGE_FACTORS.find((row) => ageMonths < row.underMonths) ?? CAT_AGE_FACTORS[3]).factor;
}

/** Three meals a day until a year old, then two. */
function catMealsPerDay(ageMonths: number): number {
  return ageMonths < 12 ? 3 : 2;
}

/** The middle of the breed's range, or 4.5 kg for an unknown breed. */
export function defaultCatWeightKg(breed: Breed | undefined): number {
  return breed === undefined ? DEFAULT_CAT_KG : breedMidpointKg(breed);
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
    baseEnergyKcal(input.weightKg) * catAgeFactor(input.ageMonths) * (input.isIndoor ? INDOOR_CAT_FACTOR : 1);
  return nutritionFrom(dailyCalories, catMealsPerDay(input.ageMonths), CAT_FEEDING);
}
