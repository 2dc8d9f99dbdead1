import { type PremixDose, withPremix } from '../nutrition/premix.ts';
import { type BatchReading, type RecipeNutrients, recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { foodName } from '../reference/food-name.ts';
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
  /** What its safety audit found, which outranks its nutrients. */
  lead?: 'toxic' | 'asked';
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
  /** Null for a premix by its label, whose name is the one on its tub. */
  id: string | null;
  gramsPerDay: number;
};

type Dose = Pick<HistorySupplement, 'name' | 'id'> & { grams: number };

function dosesOf({ recipe }: HistoryRecipe, premixes: HistoryPremixes): Dose[] {
  const premix = premixes.get(recipe.id);
  if (premix !== undefined) return [{ name: premix.premix.name, id: null, grams: premix.grams }];
  return recipe.supplements.map(({ id, grams }) => ({
    name: foodName(id),
    id,
    grams,
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
    const batches = gramsPerDay / eaten.recipe.cookedWeightGrams;
    for (const { name, id, grams } of dosesOf(eaten, premixes)) {
      const before = found.get(name)?.gramsPerDay ?? 0;
      found.set(name, { name, id, gramsPerDay: before + grams * batches });
    }
  }
  return [...found.values()];
}
