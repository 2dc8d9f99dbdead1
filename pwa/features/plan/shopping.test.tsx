import { renderHook, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { beforeEach, expect, it } from 'vitest';
import { NO_SHOPPING, shoppingSchema, toggleListRecipe } from '#domain/plan/shopping';
import { Bowlful, database } from '../../platform/database/bowlful.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard } from '../../testing/screen-world.tsx';
import { useRecipesToBuy } from '../shop/shop-page.tsx';
import { changeShopping, toggleRecipeOnList, useListedRecipes } from './shopping.ts';

beforeEach(clearDevice);

it('the shopping list comes with those of its recipes that are on the device', async () => {
  await database.recipes.put(aSyncedRecipe(1, 1));
  await database.cards.put(aCard({ id: 1 }));
  for (const id of [1, 2]) await changeShopping((kept) => toggleListRecipe(kept, id));
  const { result } = renderHook(() => useListedRecipes());
  await waitFor(() => expect(result.current?.shopping.recipes).toHaveLength(2));
  expect([...(result.current?.recipes.keys() ?? [])]).toEqual([1]);
});

it('a change returns the previous list, for an undo', async () => {
  expect(await changeShopping((kept) => toggleListRecipe(kept, 1))).toEqual(NO_SHOPPING);
  const before = await changeShopping((kept) => toggleListRecipe(kept, 1));
  expect(before.recipes).toEqual([{ recipeId: 1, batches: 1 }]);
});

it('toggling adds a recipe to the list, then removes it; a full list accepts no more', async () => {
  expect(await toggleRecipeOnList(1)).toBe('on');
  expect(await toggleRecipeOnList(1)).toBe('off');
  for (let id = 1; id <= 40; id += 1) await toggleRecipeOnList(id);
  expect(await toggleRecipeOnList(41)).toBe('full');
});

it('the shop page reads listed and planned recipes without schemas, and ignores damaged data', async () => {
  const { result } = renderHook(() => useRecipesToBuy());
  await waitFor(() => expect(result.current).toEqual({ listed: new Map(), planned: new Set() }));
  await toggleRecipeOnList(66);
  await database.plans.put({ id: 'current', value: { rows: [{ recipeId: 1 }, 7, null] }, updatedAt: '' });
  await waitFor(() => expect(result.current).toEqual({ listed: new Map([[66, 1]]), planned: new Set([1]) }));
  await database.shopping.put({ id: 'current', value: { recipes: 'many' }, updatedAt: '' });
  await waitFor(() => expect(result.current?.listed.size).toBe(0));
});

it('an upgrade keeps a list from before lists had recipes, and asks the old tab to close', async () => {
  const value = { ticks: { carrot: 100 }, own: [{ id: 'a', text: 'Bags', isTicked: false }] };
  const before = new Dexie('before-recipes');
  before.version(5).stores({ shopping: 'id', plans: 'id' });
  await before.table('shopping').put({ id: 'current', value, updatedAt: '' });
  let wasAskedToClose = false;
  before.on('versionchange', () => {
    wasAskedToClose = true;
  });
  const now = new Bowlful('before-recipes');
  const row = await now.shopping.get('current');
  expect(shoppingSchema.parse(row?.value)).toEqual({ ...value, recipes: [] });
  expect(wasAskedToClose).toBe(true);
  now.close();
});
