import type { Batch } from './feeding-schedule.ts';
import { LIST_BATCHES, MOST_LIST_RECIPES, type Shopping } from './shopping.ts';

/** Batches of a recipe on the list, apart from the plan's; 0 if it is not on it. */
export function batchesOnList({ recipes }: Pick<Shopping, 'recipes'>, recipeId: number): number {
  return recipes.find((row) => row.recipeId === recipeId)?.batches ?? 0;
}

/** Puts one batch of a recipe on the list, or takes the recipe off it; unchanged if the list is full. */
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

/** Takes all recipes off the list; what the plan needs, ticks and additions stay. */
export function withoutListRecipes(shopping: Shopping): Shopping {
  return { ...shopping, recipes: [] };
}

/** The batches to buy for: those of the plan and those on the list. Whose food they are does not change what is bought. */
export function batchesToBuy(
  planned: readonly Pick<Batch, 'recipeId' | 'batches'>[],
  { recipes }: Pick<Shopping, 'recipes'>,
): Pick<Batch, 'recipeId' | 'batches'>[] {
  return [...planned, ...recipes];
}
