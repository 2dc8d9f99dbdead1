import { describe, expect, it } from 'vitest';
import { chickenRecipe, recipesOf } from './plan-rows.test-support.ts';
import {
  batchesOnList,
  batchesToBuy,
  cleared,
  NO_SHOPPING,
  type Shopping,
  shoppingSchema,
  toggleListRecipe,
  withMoreBatches,
  withOwnItem,
  withoutListRecipes,
} from './shopping.ts';
import { shoppingList } from './shopping-list.ts';

const picked = (...ids: number[]): Shopping => ids.reduce(toggleListRecipe, NO_SHOPPING);

describe('recipes on the shopping list', () => {
  it('are added with one batch and removed by the same press', () => {
    expect(picked(1, 66).recipes).toEqual([
      { recipeId: 1, batches: 1 },
      { recipeId: 66, batches: 1 },
    ]);
    expect(picked(1, 66, 1).recipes).toEqual([{ recipeId: 66, batches: 1 }]);
    expect(batchesOnList(picked(1), 1)).toBe(1);
    expect(batchesOnList(picked(1), 2)).toBe(0);
  });

  it('range from one to twenty batches', () => {
    expect(withMoreBatches(picked(1), 1, 2).recipes).toEqual([{ recipeId: 1, batches: 3 }]);
    expect(withMoreBatches(picked(1), 1, -1).recipes).toEqual([{ recipeId: 1, batches: 1 }]);
    expect(withMoreBatches(picked(1), 1, 99).recipes).toEqual([{ recipeId: 1, batches: 20 }]);
  });

  it('number at most forty', () => {
    const forty = picked(...Array.from({ length: 45 }, (_, at) => at + 1));
    expect(forty.recipes).toHaveLength(40);
    expect(shoppingSchema.safeParse(forty).success).toBe(true);
  });

  it('stay when the ticks are cleared; clearing the recipes keeps ticks and additions', () => {
    const list = withOwnItem({ ...picked(1), ticks: { carrot: 100 } }, 'a', 'Bags');
    expect(cleared(list).recipes).toEqual([{ recipeId: 1, batches: 1 }]);
    expect(withoutListRecipes(list)).toEqual({ ...list, recipes: [] });
  });

  it('are empty on a list from an earlier build', () => {
    expect(shoppingSchema.parse({ ticks: { carrot: 100 }, own: [] })).toEqual({
      ticks: { carrot: 100 },
      own: [],
      recipes: [],
    });
  });
});

it('the list is the union of plan and picked recipes: each food once, its amounts added and scaled', () => {
  const line = (ingredientId: string, grams: number) => ({
    ingredientId,
    grams,
    metric: `${grams} g ${ingredientId}`,
    us: `${grams} g ${ingredientId}`,
  });
  const recipes = recipesOf(
    chickenRecipe({ id: 1, ingredientLines: [line('chicken-breast', 1000), line('carrot', 100)] }),
    chickenRecipe({ id: 2, ingredientLines: [line('chicken-breast', 400), line('spinach', 50)] }),
  );
  const list = withMoreBatches(picked(1, 2), 2, 1);
  const planned = [{ recipeId: 1, batches: 0.5, grams: 500, energyKcal: 600 }];
  const bought = shoppingList(batchesToBuy(planned, list), recipes);
  // Chicken: 0.5 × 1000 planned, 1 × 1000 and 2 × 400 picked; carrot: 1.5 × 100; spinach: 2 × 50
  expect(bought.map(({ id, neededGrams }) => [id, neededGrams])).toEqual([
    ['chicken-breast', 2300],
    ['carrot', 150],
    ['spinach', 100],
  ]);
});
