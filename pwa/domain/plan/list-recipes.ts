import type { Batch } from './feeding-schedule.ts';
import { LIST_BATCHES, MOST_LIST_RECIPES, type Shopping } from './shopping.ts';

/** Batches of a recipe on the list, not counting the plan's; 0 if it isn't listed. */
export function batchesOnList({ recipes }: Pick<Shopping, 'recipes'>, recipeId: number): number {
  return recipes.find((row) => row.recipeId === recipeId)?.batches ?? 0;
}

/** Adds one batch of a recipe to the list, or removes the recipe from it; unchanged if the list is full. */
export function toggleListRecipe(shopping: Shopping, recipeId: number): Shopping {
  const others = shopping.recipes.filter((row) => row.recipeId !== recipeId);
  if (others.length < shopping.recipes.length) return { ...shopping, recipes: others };
  if (others.length >= MOST_LIST_RECIPES) return shopping;
  return { ...shopping, recipes: [...others, { recipeId, batches: LIST_BATCHES.min }] };
}

/** Changes the batches of a recipe on the list by `more` (may be negative), clamped to the bounds. */
export function withMoreBatches(shopping: Shopping, recipeId: number, more: number): Shopping {
  const { min, max } = LIST_BATCHES;
  const recipes = shopping.recipes.map((row) =>
    row.recipeId === recipeId ? { ...row, batches: Math.min(max, Math.max(min, row.batches + more)) } : row,
  );
  return { ...shopping, recipes };
}

/** Removes all recipes from the list; keeps what the plan needs, ticks and additions. */
export function withoutListRecipes(shopping: Shopping): Shopping {
  return { ...shopping, recipes: [] };
}

/** The batches to buy for: the plan's and the list's. Which animal eats them doesn't matter. */
export function batchesToBuy(
  planned: readonly Pick<Batch, 'recipeId' | 'batches'>[],
  { recipes }: Pick<Shopping, 'recipes'>,
): Pick<Batch, 'recipeId' | 'batches'>[] {
  return [...planned, ...recipes];
}
