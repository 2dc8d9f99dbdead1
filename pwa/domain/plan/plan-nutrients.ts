import { dosedBatch } from '../cook/scaled-supplement.ts';
import type { CompletenessOptions } from '../nutrition/completeness.ts';
import type { Diet, DietBowl } from '../nutrition/diet.ts';
import { type PremixDose, withPremix } from '../nutrition/premix.ts';
import { type BatchReading, type RecipeNutrients, recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import type { PetLimits } from '../pet/pet-limits.ts';
import { labelFoodBounds } from '../pet-food/label-bounds.ts';
import type { LabelFood } from '../pet-food/label-food.ts';
import type { Standard } from '../reference/targets.ts';
import { type Batch, type Feed, type PlanRecipes, planDays } from './feeding-schedule.ts';
import type { PlannedPet } from './planned-animal.ts';

/** The recipes of a plan, with the amount of each cooked for all animals together. */
export type PlanBowls = {
  recipes: PlanRecipes;
  batches: readonly Batch[];
  /** Parsed readings of owners' recipes; others have none. */
  readings: ReadonlyMap<number, BatchReading>;
  /** By recipe, the premix that its owner chose instead of its supplements. */
  premixes: ReadonlyMap<number, PremixDose>;
};

/** Nutrients of one batch as it is cooked for the plan; null for a recipe that isn't cooked. */
export function cookedNutrients(
  recipeId: number,
  { recipes, batches, readings, premixes }: PlanBowls,
): RecipeNutrients | null {
  const recipe = recipes.get(recipeId);
  const scale = batches.find((batch) => batch.recipeId === recipeId)?.batches ?? 0;
  if (recipe === undefined || scale <= 0) return null;
  const reading = readings.get(recipeId);
  const premix = premixes.get(recipeId);
  return premix === undefined
    ? recipeNutrients(dosedBatch(recipe, scale, reading))
    : withPremix(reading ?? recipe, premix);
}

function bowlsOf(feeds: readonly Feed[], bowls: PlanBowls): DietBowl[] {
  return feeds.flatMap((feed) => {
    const recipe = bowls.recipes.get(feed.recipeId);
    const nutrients = cookedNutrients(feed.recipeId, bowls);
    if (recipe === undefined || nutrients === null) return [];
    return [
      {
        name: recipe.title,
        nutrients,
        batches: feed.totalGrams / recipe.cookedWeightGrams,
        isTreat: recipe.role === 'occasional',
      },
    ];
  });
}

/** Properties of a planned animal that determine its requirements. */
type JudgedPet = Pick<
  PlannedPet,
  'species' | 'lifeStage' | 'dailyKcal' | 'besidesKcal' | 'intakeShare' | 'matureWeightKg'
> &
  Partial<Pick<PlannedPet, 'ageMonths'>> &
  PetLimits;

/** Any energy: only the share of the day counts. */
export const ANY_COMPLETE_FOOD = { name: 'complete food', kcalPer100g: { least: 360, most: 360 } };

/** A bought food of a diet by its label. */
export function byLabel(food: LabelFood) {
  const label = labelFoodBounds(food);
  return { name: food.name, kcalPer100g: { least: label.leastKcal, most: label.mostKcal }, label };
}

/**
 * Everything the plan gives one animal. What it eats besides is left out here, as in its intake share. Doses are those
 * actually added to the plan's batches, in whole steps. Bought food counts as complete for its stage by the standard
 * that judges, or by its label if the owner typed it.
 * @param feeds the animal's feeds
 * @param bought the bought food by its label
 */
export function planDiet(
  feeds: readonly Feed[],
  bowls: PlanBowls,
  { species, lifeStage, dailyKcal, completeFoodShare = 0, completeFoodId }: PlannedPet,
  standard: Standard,
  bought?: LabelFood,
): Diet {
  const energyKcal = completeFoodShare * dailyKcal * planDays(feeds);
  // A food whose label isn't on this device may not even be complete: it counts as energy of unknown content.
  if (completeFoodId !== undefined && bought === undefined)
    return { bowls: bowlsOf(feeds, bowls), completeFoods: [], besidesKcal: energyKcal };
  const eaten = bought === undefined ? ANY_COMPLETE_FOOD : byLabel(bought);
  const food = { species, lifeStage, standard, kcalPer100g: eaten.kcalPer100g };
  return {
    bowls: bowlsOf(feeds, bowls),
    completeFoods: energyKcal > 0 ? [{ ...eaten, food, energyKcal }] : [],
    besidesKcal: 0,
  };
}

/** Energy of the mean day, in kcal, for which the plan's treats take the place of what the animal eats besides. */
function treatsInPlaceKcal(feeds: readonly Feed[], besidesKcal: number): number {
  const kcal = feeds
    .filter(({ role }) => role === 'occasional')
    .reduce((sum, { energyKcal, days }) => sum + Math.min(energyKcal, besidesKcal * days), 0);
  return kcal > 0 ? kcal / planDays(feeds) : 0;
}

/**
 * Options that judge completeness for a planned animal, and what limits its doses.
 * @param feeds its feeds, whose treats may be part of what it eats besides: more of its day is then known
 */
export function planNeeds(
  pet: JudgedPet,
  standard: Standard,
  feeds: readonly Feed[],
): CompletenessOptions & PetLimits {
  const { species, lifeStage, matureWeightKg, ageMonths, avoidedFoods, conditions } = pet;
  const { dailyKcal, besidesKcal = 0 } = pet;
  const intakeShare = pet.intakeShare * (1 + treatsInPlaceKcal(feeds, besidesKcal) / dailyKcal);
  const limits = { ...(avoidedFoods && { avoidedFoods }), ...(conditions && { conditions }) };
  const options = { species, lifeStage, intakeShare, standard, ...limits };
  return matureWeightKg === undefined
    ? options
    : { ...options, matureWeightKg, ...(ageMonths !== undefined && { ageMonths }) };
}
