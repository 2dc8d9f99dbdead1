import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { rememberRecipe } from '../../platform/database/recents.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { aCard } from '../../testing/screen-world.tsx';
import { useLastRecipeId } from './last-recipe.tsx';

beforeEach(() =>
  Promise.all([database.recents, database.recipes, database.cards].map((table) => table.clear())),
);

async function last(): Promise<number | null | undefined> {
  const { result } = renderHook(() => useLastRecipeId());
  await waitFor(() => expect(result.current).not.toBeUndefined());
  return result.current;
}

it('the last recipe is none before any was opened', async () => {
  expect(await last()).toBeNull();
});

it('the last recipe is the last opened of those that are still on the device', async () => {
  await database.recipes.bulkPut([aSyncedRecipe(1, 1), aSyncedRecipe(2, 2)]);
  await database.cards.bulkPut([aCard({ id: 1 }), aCard({ id: 2 })]);
  for (const id of [2, 1, 3]) await rememberRecipe(id);
  expect(await last()).toBe(1);
});

it('the last recipe is the last opened one of all while the recipes load', async () => {
  for (const id of [4, 5]) await rememberRecipe(id);
  expect(await last()).toBe(5);
});
