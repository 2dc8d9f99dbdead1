import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import { NOT_YET_RATED } from '#domain/review/rating-summary';
import { BUILTIN_RECIPES } from '../../sync-server/catalogue/builtin-recipes.ts';
import { AppRoutes, loadScreen } from '../app/routes.tsx';
import { database } from '../platform/database/bowlful.ts';
import { catalogueStore } from '../platform/database/catalogue-store.ts';

/**
 * Stores built-in recipes on the device, as a finished pull does.
 * @param ids all by default; the fewer, the faster a list renders
 */
export async function storeBuiltinRecipes(ids?: readonly number[]): Promise<void> {
  const recipes = BUILTIN_RECIPES.filter(({ id }) => ids?.includes(id) ?? true);
  await database.recipes.bulkPut(recipes.map((recipe) => ({ ...recipe, revision: 1 })));
  await database.cards.bulkPut(recipes.map((recipe) => recipeCard(recipe, NOT_YET_RATED)));
  catalogueStore.setState({ isSettled: true });
}

/** Loads the screens at these paths. */
export async function loadScreens(paths: readonly string[]): Promise<void> {
  for (const path of paths) await loadScreen(path);
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
