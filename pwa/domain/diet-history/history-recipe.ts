import { type PremixDose, withPremix } from '../nutrition/premix.ts';
import { type BatchReading, type RecipeNutrients, recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { findSupplement } from '../reference/supplements.ts';
import { compareCodes } from '../text/compare-codes.ts';
import type { HistoryFood } from './food-history.ts';

/** A recipe of the history as it is on the device now. */
export type HistoryRecipe = {
  recipe: Recipe;
  /** How an owner's lines are read. */
  reading?: BatchReading;
  /** An owner's lines as written. */
  words?: readonly string[];
  /** As in the log of meals: a time for an owner's recipe, a revision for others. */
  version?: string;
  /** Days on which it was cooked, YYYY-MM-DD, newest first. */
  cookedDays: readonly string[];
};

/** By recipe. */
export type HistoryRecipes = ReadonlyMap<number, HistoryRecipe>;
/** A premix in place of a recipe's supplements, by recipe. */
export type HistoryPremixes = ReadonlyMap<number, PremixDose & { doseText: string }>;

/** Nutrients of a batch as it is cooked: with its premix, if it has one. */
export function batchNutrients(
  { recipe, reading = recipe }: HistoryRecipe,
  premixes: HistoryPremixes,
): RecipeNutrients {
  const premix = premixes.get(recipe.id);
  return premix === undefined ? recipeNutrients(reading) : withPremix(reading, premix);
}

/** Whether any marked meal was of another version than the recipe of now. */
export function hasChangedSince({ version }: HistoryRecipe, { versions }: HistoryFood): boolean {
  return versions.some((fed) => fed !== version);
}

/** The days of a span on which a recipe was cooked, oldest first, and the last one before it, whose food was still eaten. */
export function cookedFor({ cookedDays }: HistoryRecipe, from: string, to: string): string[] {
  const before = cookedDays.find((day) => day < from);
  const within = cookedDays.filter((day) => from <= day && day <= to);
  return [...(before === undefined ? [] : [before]), ...within].sort(compareCodes);
}

/** A supplement over the days with a record. */
export type HistorySupplement = {
  name: string;
  /** Whether the name is the one on its tub: a premix that its owner typed. */
  isByLabel: boolean;
  gramsPerDay: number;
  /** The dose in each recipe's batch as written. */
  doses: readonly { recipe: string; dose: string }[];
};

type Dose = { name: string; isByLabel: boolean; grams: number; dose: string };

function dosesOf({ recipe }: HistoryRecipe, premixes: HistoryPremixes): Dose[] {
  const premix = premixes.get(recipe.id);
  if (premix !== undefined)
    return [{ name: premix.premix.name, isByLabel: true, grams: premix.grams, dose: premix.doseText }];
  return recipe.supplements.map(({ id, grams, dose }) => ({
    name: findSupplement(id)?.name ?? id,
    isByLabel: false,
    ...{ grams, dose },
  }));
}

/**
 * The supplements of the recipes that were eaten, in the amount of the mean recorded day.
 * @param foods of the history
 */
export function historySupplements(
  foods: readonly HistoryFood[],
  recipes: HistoryRecipes,
  premixes: HistoryPremixes,
): HistorySupplement[] {
  const found = new Map<string, HistorySupplement>();
  for (const { food, gramsPerDay } of foods) {
    const eaten = food.kind === 'recipe' ? recipes.get(food.recipeId) : undefined;
    if (eaten === undefined) continue;
    const { title, cookedWeightGrams } = eaten.recipe;
    for (const { name, isByLabel, grams, dose } of dosesOf(eaten, premixes)) {
      const before = found.get(name) ?? { name, isByLabel, gramsPerDay: 0, doses: [] };
      found.set(name, {
        ...before,
        gramsPerDay: before.gramsPerDay + (grams * gramsPerDay) / cookedWeightGrams,
        doses: [...before.doses, { recipe: title, dose }],
      });
    }
  }
  return [...found.values()];
}
