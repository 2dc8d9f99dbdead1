import { expect, it } from 'vitest';
import { findFood } from './find-food.ts';
import { foodStates } from './food-state.test-support.ts';

it('knows a rarely used food before its nutrients are loaded, misspelt and cooked too', () => {
  const names = ['turnip', 'turnipp', 'cooked turnip', 'beef mince'];
  expect(names.map((name) => findFood(name))).toEqual(['turnip', 'turnip', 'turnip-cooked', 'beef-mince-15']);
  expect(foodStates('turnip')).toEqual({ raw: 'turnip', cooked: 'turnip-cooked' });
});
