import { afterAll, beforeAll, expect, it, vi } from 'vitest';

beforeAll(() => vi.resetModules());
afterAll(() => vi.resetModules());

it('a food is unknown until its table is loaded, and known from then on, misspelt and cooked too', async () => {
  const { findFood } = await import('./find-food.ts');
  const { foodStates } = await import('./food-state.test-support.ts');
  const names = ['turnip', 'turnipp', 'cooked turnip', 'beef mince'];
  const found = () => names.map((name) => findFood(name));
  expect(found()).toEqual([null, null, null, 'beef-mince-15']);
  expect(foodStates('turnip')).toBeNull();
  await import('../reference/more-foods.ts');
  expect(found()).toEqual(['turnip', 'turnip', 'turnip-cooked', 'beef-mince-15']);
  expect(foodStates('turnip')).toEqual({ raw: 'turnip', cooked: 'turnip-cooked' });
});
