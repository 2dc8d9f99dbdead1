import { expect, it } from 'vitest';
import { holdsMoreFood } from './base-food-ids.ts';
import { INGREDIENTS } from './ingredients.ts';
import { MORE_INGREDIENTS } from './more-foods.ts';

const recipeOf = (...ids: (string | null)[]) => ({
  ingredientLines: ids.map((ingredientId) => ({ ingredientId })),
});

it('knows every food of the base tables, and none of the others', () => {
  expect(INGREDIENTS.filter(({ id }) => holdsMoreFood(recipeOf(id)))).toEqual([]);
  expect(MORE_INGREDIENTS.filter(({ id }) => !holdsMoreFood(recipeOf(id)))).toEqual([]);
});

it('takes one further food among others for enough, and a line without a food for none', () => {
  expect(holdsMoreFood(recipeOf('egg', 'turnip'))).toBe(true);
  expect(holdsMoreFood(recipeOf('egg', null))).toBe(false);
});
