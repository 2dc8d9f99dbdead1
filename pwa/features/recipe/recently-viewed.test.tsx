import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { rememberRecipe } from '../../platform/database/recents.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { RecipeAside } from './recipe-aside.tsx';
import { RecipePage } from './recipe-page.tsx';

const CARDS = [aCard({ id: 1, title: 'Beef pot' }), aCard({ id: 2, title: 'Cod bake' })];

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await clearDevice();
  await database.cards.bulkPut(CARDS);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a recipe that was opened is among the recently viewed', async () => {
  await database.recipes.put(aSyncedRecipe(1, 1, { title: 'Beef pot' }));
  showScreen(
    <Routes>
      <Route path="/recipe/:id" element={<RecipePage />} />
    </Routes>,
    '/recipe/1',
    CARDS,
  );
  await screen.findByRole('heading', { level: 1, name: 'Beef pot' });
  await waitFor(async () => expect((await database.recents.get('recipes'))?.value).toEqual([1]));
});

it('beside a recipe are the recipes viewed before it, not the recipe itself', async () => {
  await rememberRecipe(1);
  await rememberRecipe(2);
  showScreen(<RecipeAside recipeId={2} species="dog" part="recent" />, '/recipe/2', CARDS);
  const recent = await screen.findByRole('region', { name: 'Recently viewed' });
  expect(
    within(recent)
      .getAllByRole('article')
      .map((card) => card.querySelector('h3')?.textContent),
  ).toEqual(['Beef pot']);
});
