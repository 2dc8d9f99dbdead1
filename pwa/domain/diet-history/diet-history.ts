import type { CompletenessOptions } from '../nutrition/completeness.ts';
import type { FedFood } from '../plan/fed-log.ts';
import type { EatenFood, HistorySpan } from './eaten-food.ts';
import { type FoodHistory, foodHistory, type HistoryFood } from './food-history.ts';
import {
  type FoodSources,
  type HistoryNutrients,
  historyNutrients,
  unknownFoods,
} from './history-nutrients.ts';
import {
  cookedFor,
  type HistoryRecipe,
  type HistorySupplement,
  hasChangedSince,
  historySupplements,
} from './history-recipe.ts';

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
 * @param besidesKcal energy of a day that it eats besides, by its owner's estimate
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
