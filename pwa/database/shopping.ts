import { batchesOnList, toggleListRecipe } from '#domain/plan/list-recipes';
import { MOST_LIST_RECIPES, NO_SHOPPING, type Shopping, shoppingSchema } from '#domain/plan/shopping';
import type { Recipe } from '#domain/recipe/recipe';
import type { Bowlful } from './bowlful.ts';
import { loadDevice, useDeviceValue } from './device.ts';
import { requestPersistence } from './persist-storage.ts';

const CURRENT = 'current';

async function readShopping(database: Bowlful): Promise<Shopping> {
  const row = await database.shopping.get(CURRENT);
  const kept = shoppingSchema.safeParse(row?.value);
  return kept.success ? kept.data : NO_SHOPPING;
}

/**
 * Ticks, additions and recipes of the shopping list; undefined until they are read, empty if damaged. Imports a schema: for
 * lazily loaded screens only.
 */
export function useShopping(): Shopping | undefined {
  return useDeviceValue('shopping', ({ database }) => readShopping(database), [], undefined);
}

type KeptList = {
  shopping: Shopping;
  /** The recipes of the list that are on the device. */
  recipes: ReadonlyMap<number, Recipe>;
};

/** The shopping list with its own recipes; undefined until both are read. */
export function useListedRecipes(): KeptList | undefined {
  return useDeviceValue(
    'shoppingList',
    async (device): Promise<KeptList> => {
      const shopping = await readShopping(device.database);
      const found = await Promise.all(shopping.recipes.map(({ recipeId }) => device.recipe(recipeId)));
      const held = found.flatMap((one) => (one === null ? [] : [[one.recipe.id, one.recipe] as const]));
      return { shopping, recipes: new Map(held) };
    },
    [],
    undefined,
  );
}

/**
 * Changes the stored list; returns the previous one, for an undo.
 * @throws {ZodError} if the change makes an invalid list
 * @throws {DeviceError} if it could not be stored
 */
export async function changeShopping(change: (shopping: Shopping) => Shopping): Promise<Shopping> {
  const device = await loadDevice();
  const before = await device.run((database) =>
    database.transaction('rw', database.shopping, async () => {
      const kept = await readShopping(database);
      const value = shoppingSchema.parse(change(kept));
      await database.shopping.put({ id: CURRENT, value, updatedAt: new Date().toISOString() });
      return kept;
    }),
  );
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

/** An id for an addition, unique on this device. */
export function newOwnItemId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
