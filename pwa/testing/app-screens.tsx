import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import { NOT_YET_RATED } from '#domain/review/rating-summary';
import { BUILTIN_RECIPES } from '../../sync-server/catalogue/builtin-recipes.ts';
import { AppRoutes, loadScreen } from '../app/routes.tsx';
import { database } from '../platform/database/bowlful.ts';
import { catalogueStore } from '../platform/database/catalogue-store.ts';

/** Stores the built-in recipes on the device, as a finished pull does. */
export async function storeBuiltinRecipes(): Promise<void> {
  await database.recipes.bulkPut(BUILTIN_RECIPES.map((recipe) => ({ ...recipe, revision: 1 })));
  await database.cards.bulkPut(BUILTIN_RECIPES.map((recipe) => recipeCard(recipe, NOT_YET_RATED)));
  catalogueStore.setState({ isSettled: true });
}

/** Opens the app's screens at an address, as a page load does. */
export async function openApp(path: string) {
  await loadScreen(new URL(path, location.origin).pathname);
  window.history.replaceState(null, '', path);
  return render(
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>,
  );
}

/** Navigates to a path as the app's links do. */
export async function follow(path: string): Promise<void> {
  await loadScreen(path);
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}
