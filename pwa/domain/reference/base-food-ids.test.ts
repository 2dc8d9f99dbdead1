import { expect, it } from 'vitest';
import { holdsMoreFood } from './base-food-ids.ts';
import { INGREDIENTS } from './ingredients.ts';
import { MORE_INGREDIENTS } from './more-foods.ts';

const recipeOf = (...ids: (string | null)[]) => ({
  ingredientLines: ids.map((ingredientId) => ({ ingredientId })),
});

it('contains every food of the base tables, and no others', () => {
  expect(INGREDIENTS.filter(({ id }) => holdsMoreFood(recipeOf(id)))).toEqual([]);
  expect(MORE_INGREDIENTS.filter(({ id }) => !holdsMoreFood(recipeOf(id)))).toEqual([]);
});

it('is true for one further food among others, and false for a line without a food', () => {
  expect(holdsMoreFood(recipeOf('egg', 'turnip'))).toBe(true);
  expect(holdsMoreFood(recipeOf('egg', null))).toBe(false);
});
