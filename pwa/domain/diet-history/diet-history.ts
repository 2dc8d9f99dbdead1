import type { CompletenessOptions, CompletenessRow } from '../nutrition/completeness.ts';
import { type Diet, type JudgedDiet, judgeDiet, nutrientSpan, type Span } from '../nutrition/diet.ts';
import { middleKcal } from '../pet-food/label-energy.ts';
import type { LabelFood } from '../pet-food/label-food.ts';
import type { FedFood } from '../plan/fed-log.ts';
import { ANY_COMPLETE_FOOD, byLabel } from '../plan/plan-nutrients.ts';
import type { Standard, TargetId } from '../reference/targets.ts';
import {
  type EatenFood,
  type FoodHistory,
  foodHistory,
  type HistoryFood,
  type HistorySpan,
} from './food-history.ts';
import {
  batchNutrients,
  cookedFor,
  type HistoryPremixes,
  type HistoryRecipe,
  type HistoryRecipes,
  type HistorySupplement,
  hasChangedSince,
  historySupplements,
} from './history-recipe.ts';

/** Recipes, premixes and labels that give the content of the foods. */
export type FoodSources = {
  recipes: HistoryRecipes;
  premixes: HistoryPremixes;
  labelFoods: readonly LabelFood[];
};

type Needs = Omit<CompletenessOptions, 'standard'>;

/** A nutrient of the whole diet against both standards. */
export type HistoryNutrient = {
  nutrient: TargetId;
  /** Per 1000 kcal, whichever standard bought complete food follows. */
  span: Span;
  /** Undefined where a standard doesn't ask for it. */
  aafco: CompletenessRow | undefined;
  fediaf: CompletenessRow | undefined;
};

export type HistoryNutrients = {
  nutrients: readonly HistoryNutrient[];
  aafco: JudgedDiet;
  fediaf: JudgedDiet;
};

/** A recipe that was eaten. */
export type EatenRecipe = {
  eaten: HistoryFood;
  recipe: HistoryRecipe;
  /** Days on which its food was cooked, YYYY-MM-DD, oldest first. */
  cookedOn: readonly string[];
  /** Whether some of it was eaten before the recipe's last change. */
  isChanged: boolean;
};

/** The diet of one animal over a period, as on a vet's form. */
export type DietHistory = FoodHistory & {
  span: HistorySpan;
  recipes: readonly EatenRecipe[];
  supplements: readonly HistorySupplement[];
  /** Null without food of known content. */
  nutrients: HistoryNutrients | null;
  /** Names of foods of which nothing but name and energy is left. */
  unknown: readonly string[];
};

/**
 * The diet history of an animal from the foods that it ate. Everything is of the mean day with a record.
 * @param besidesKcal kcal a day from treats and leftovers, by its owner's estimate
 * @param needs what its nutrients are judged by
 */
export function dietHistory(
  span: HistorySpan,
  eaten: readonly EatenFood[],
  sources: FoodSources,
  { besidesKcal, needs }: { besidesKcal: number; needs: Omit<CompletenessOptions, 'standard'> },
): DietHistory {
  const { recipes, premixes } = sources;
  const isTreat = (food: FedFood) =>
    food.kind === 'recipe' && recipes.get(food.recipeId)?.recipe.role === 'occasional';
  const history = foodHistory(eaten, besidesKcal, isTreat);
  const { foods } = history;
  return {
    ...history,
    span,
    recipes: foods.flatMap((food) => {
      const recipe = food.food.kind === 'recipe' ? recipes.get(food.food.recipeId) : undefined;
      if (recipe === undefined) return [];
      return {
        eaten: food,
        recipe,
        cookedOn: cookedFor(recipe, span.from, span.to),
        isChanged: hasChangedSince(recipe, food),
      };
    }),
    supplements: historySupplements(foods, recipes, premixes),
    nutrients: historyNutrients(foods, sources, needs),
    unknown: unknownFoods(foods, sources).map(({ name }) => name),
  };
}

const recipeOf = ({ food }: HistoryFood, { recipes }: FoodSources) =>
  food.kind === 'recipe' ? recipes.get(food.recipeId) : undefined;
const labelOf = ({ food }: HistoryFood, { labelFoods }: FoodSources) =>
  food.kind === 'label' ? labelFoods.find(({ id }) => id === food.foodId) : undefined;

/** Foods of which only name and energy are left: the recipe or the label is gone. */
function unknownFoods(foods: readonly HistoryFood[], sources: FoodSources): HistoryFood[] {
  return foods.filter(
    (food) =>
      food.food.kind !== 'complete' &&
      recipeOf(food, sources) === undefined &&
      labelOf(food, sources) === undefined,
  );
}

/** The mean recorded day as a diet, by the standard that bought complete food is taken to follow. */
function historyDiet(
  foods: readonly HistoryFood[],
  sources: FoodSources,
  { species, lifeStage }: Needs,
  standard: Standard,
): Diet {
  return {
    bowls: foods.flatMap((food) => {
      const eaten = recipeOf(food, sources);
      if (eaten === undefined) return [];
      const { title, cookedWeightGrams, role } = eaten.recipe;
      return {
        name: title,
        nutrients: batchNutrients(eaten, sources.premixes),
        batches: food.gramsPerDay / cookedWeightGrams,
        isTreat: role === 'occasional',
      };
    }),
    completeFoods: foods.flatMap((food) => {
      const label = labelOf(food, sources);
      if (label === undefined && food.food.kind !== 'complete') return [];
      const energyKcal =
        label === undefined ? (food.kcalPerDay ?? 0) : (food.gramsPerDay * middleKcal(label)) / 100;
      const eaten = label === undefined ? ANY_COMPLETE_FOOD : byLabel(label);
      return { ...eaten, food: { species, lifeStage, standard, kcalPer100g: eaten.kcalPer100g }, energyKcal };
    }),
    besidesKcal: unknownFoods(foods, sources).reduce((sum, { kcalPerDay }) => sum + (kcalPerDay ?? 0), 0),
  };
}

const rowOf = ({ completeness }: JudgedDiet, nutrient: TargetId) =>
  completeness.rows.find((row) => row.nutrient === nutrient);

/** A span by both standards. They differ only for bought complete food without a label, which may follow either. */
function spanOf(aafco: JudgedDiet, fediaf: JudgedDiet, nutrient: TargetId, isByStandard: boolean): Span {
  const one = nutrientSpan(aafco.nutrients, nutrient);
  if (!isByStandard) return one;
  const other = nutrientSpan(fediaf.nutrients, nutrient);
  const most = one.most === null || other.most === null ? null : Math.max(one.most, other.most);
  return { least: Math.min(one.least, other.least), most };
}

/**
 * The nutrients of the mean recorded day per 1000 kcal, with the least and the most they may be, judged by both standards.
 * Treats and leftovers, which the owner only estimates, are left out; the minimums are raised instead, as in a plan. Null
 * if no food has a known content.
 */
function historyNutrients(
  foods: readonly HistoryFood[],
  sources: FoodSources,
  needs: Needs,
): HistoryNutrients | null {
  const judged = (standard: Standard) => {
    const diet = historyDiet(foods, sources, needs, standard);
    const isJudged = diet.bowls.length + diet.completeFoods.length > 0;
    return isJudged ? judgeDiet(diet, { ...needs, standard }) : null;
  };
  const [aafco, fediaf] = [judged('AAFCO'), judged('FEDIAF')];
  if (aafco === null || fediaf === null) return null;
  const ids = [...aafco.completeness.rows, ...fediaf.completeness.rows].map(({ nutrient }) => nutrient);
  const isByStandard = foods.some(({ food }) => food.kind === 'complete');
  const nutrients = [...new Set(ids)].map((nutrient) => ({
    nutrient,
    span: spanOf(aafco, fediaf, nutrient, isByStandard),
    aafco: rowOf(aafco, nutrient),
    fediaf: rowOf(fediaf, nutrient),
  }));
  return { nutrients, aafco, fediaf };
}
