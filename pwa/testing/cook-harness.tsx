import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { expect } from 'vitest';
import { WHOLE_RECIPE } from '#domain/cook/batch';
import { newCookSession } from '#domain/cook/cook-session';
import type { Recipe } from '#domain/recipe/recipe';
import { CookPage } from '../features/cook/cook-page.tsx';
import { cookingKept, cookStore } from '../features/cook/cook-sessions.ts';
import { database } from '../platform/database/bowlful.ts';
import { aSyncedRecipe } from './catalogue-rows.ts';
import { aCard } from './screen-world.tsx';

/** 1000 g of chicken breast, 1200 kcal, 800 g cooked: 150 kcal per 100 g. */
const changes: Partial<Recipe> = {
  title: 'Chicken & Rice',
  servings: 4,
  cookedWeightGrams: 800,
  ingredientLines: [
    {
      ingredientId: 'chicken-breast',
      grams: 1000,
      metric: '1 kg chicken breast',
      us: '2 lb 3 oz chicken breast',
    },
    { ingredientId: 'water', grams: 800, metric: '800 ml water', us: '3 1/3 cups water' },
  ],
  supplements: [{ id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' }],
  steps: [
    { text: 'Simmer the chicken in the 800 ml (3 1/3 cups) of water for 12 to 15 minutes.', lines: [0, 1] },
    { text: 'Fold in all the supplements.', lines: [] },
    { text: 'Weigh into 4 portions of about 200 g (7 oz).', lines: [] },
  ],
};

/** A device with recipe 1 and no cook session. */
export async function resetCookSession(): Promise<void> {
  await cookingKept();
  await Promise.all(database.tables.map((table) => table.clear()));
  await waitFor(() => expect(cookStore.getState().sessions?.size ?? 0).toBe(0));
  await database.recipes.put(aSyncedRecipe(1, 1, changes));
  await database.cards.put(aCard({ id: 1, ...changes }));
}

/** Unmounts the screen and removes the stubs of `stubOnNavigator`. */
export function unmountCooking(): void {
  cleanup();
  for (const name of STUBBED) Reflect.deleteProperty(navigator, name);
}

const STUBBED = ['wakeLock', 'vibrate', 'serviceWorker'] as const;

/** Stubs a property of `navigator` that jsdom lacks. */
export function stubOnNavigator(name: (typeof STUBBED)[number], value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

/** Opens cook mode at an address. */
export function openCooking(path = '/recipe/1/cook') {
  window.history.replaceState(null, '', path);
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/recipe/:id/cook" element={<CookPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </BrowserRouter>,
  );
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Opens cook mode at the first step. */
export async function startCooking(): Promise<void> {
  openCooking();
  await screen.findByText('How much?');
  fireEvent.click(button('Start cooking'));
}

/** Stores a session as an earlier visit would have. */
export async function storeSession(
  state: object,
  recipe = { id: 1, title: 'Chicken & Rice' },
): Promise<void> {
  const value = { ...newCookSession(recipe, WHOLE_RECIPE, Date.now()), ...state };
  await database.cookSessions.put({ id: String(recipe.id), value, updatedAt: '' });
  // If a screen of an earlier test subscribed to the device, the store has to see the session first.
  await waitFor(() => expect(cookStore.getState().sessions?.has(recipe.id) ?? true).toBe(true));
}
