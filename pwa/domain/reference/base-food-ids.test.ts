import { expect, it } from 'vitest';
import { holdsMoreFood } from './base-food-ids.ts';
import { INGREDIENTS } from './ingredients.ts';
import { MORE_INGREDIENTS } from './more-foods.ts';

const recipeOf = (...ids: (string | null)[]) => ({
  ingredientLines: ids.map((ingredientId) => ({ ingredientId })),
});

it('contains every food of the base tables, and no others', () => {
  const missing = INGREDIENTS.filter(({ id }) => holdsMoreFood(recipeOf(id)));
  const extra = MORE_INGREDIENTS.filter(({ id }) => !holdsMoreFood(recipeOf(id)));
  expect(missing.map(({ id }) => `${id} is of the base tables, but missing`)).toEqual([]);
  expect(extra.map(({ id }) => `${id} is no food of the base tables`)).toEqual([]);
});

it('is true for one further food among others, and false for a line without a food', () => {
  expect(holdsMoreFood(recipeOf('egg', 'turnip'))).toBe(true);
  expect(holdsMoreFood(recipeOf('egg', null))).toBe(false);
});
