import { batchesOnList, MOST_LIST_RECIPES, type Shopping, toggleListRecipe } from '#domain/plan/shopping';
import { loadDevice } from '../../platform/database/device.ts';
import { requestPersistence } from '../../platform/database/preferences.ts';
import { lazyQuery, useQuery } from '../../platform/query/query.ts';
import type { KeptList } from './stored-shopping.ts';

const storedShopping = () => import('./stored-shopping.ts');
const askForShopping = lazyQuery(storedShopping, ({ readShopping }, { database }) => readShopping(database));
const askForList = lazyQuery(storedShopping, ({ readKeptList }, device) => readKeptList(device));

/** Ticks, additions and recipes of the shopping list; undefined until they are read, empty if damaged. */
export function useShopping(): Shopping | undefined {
  return useQuery('shopping', askForShopping);
}

/** The shopping list with its own recipes; undefined until both are read. */
export function useListedRecipes(): KeptList | undefined {
  return useQuery('shoppingList', askForList);
}

/**
 * Changes the stored list; returns the previous one, for an undo.
 * @throws {ZodError} if the change makes an invalid list
 * @throws {DeviceError} if it could not be stored
 */
export async function changeShopping(change: (shopping: Shopping) => Shopping): Promise<Shopping> {
  const [device, { replaceShopping }] = await Promise.all([loadDevice(), storedShopping()]);
  const before = await device.run((database) => replaceShopping(database, change));
  void requestPersistence();
  return before;
}

/**
 * Puts one batch of a recipe on the list, or takes the recipe off it; 'full' if the list accepts no more.
 * @throws {DeviceError} if it could not be stored
 */
export async function toggleRecipeOnList(recipeId: number): Promise<'on' | 'off' | 'full'> {
  const before = await changeShopping((kept) => toggleListRecipe(kept, recipeId));
  if (batchesOnList(before, recipeId) > 0) return 'off';
  return before.recipes.length >= MOST_LIST_RECIPES ? 'full' : 'on';
}
