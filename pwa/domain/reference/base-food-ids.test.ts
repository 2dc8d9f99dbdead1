import { expect, it } from 'vitest';
import { holdsMoreFood } from './base-food-ids.ts';
import { INGREDIENTS } from './ingredients.ts';
import { MORE_NUTRIENT_ROWS } from './more-nutrient-rows.ts';
import { tableRows } from './table-rows.ts';

const recipeOf = (...ids: (string | null)[]) => ({
  ingredientLines: ids.map((ingredientId) => ({ ingredientId })),
});

it('holdsMoreFood is true for exactly the foods whose nutrients are in the lazy-loaded table', () => {
  const later = new Set(tableRows(MORE_NUTRIENT_ROWS).map((row) => row.split('|')[0]));
  const wrong = INGREDIENTS.filter(({ id }) => holdsMoreFood(recipeOf(id)) !== later.has(id));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('finds a food of the lazy-loaded table among others', () => {
  expect(holdsMoreFood(recipeOf('egg', 'turnip'))).toBe(true);
  expect(holdsMoreFood(recipeOf('egg', null))).toBe(false);
});
