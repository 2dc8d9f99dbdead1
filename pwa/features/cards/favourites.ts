import { loadDevice } from '../../platform/database/device.ts';
import { requestPersistence } from '../../platform/database/preferences.ts';
import { sharedQuery, useShared } from '../../platform/query/query.ts';

const NONE: ReadonlySet<number> = new Set();

const favourites = sharedQuery<ReadonlySet<number>>(
  'favourites',
  async ({ database }) => new Set(await database.favourites.toCollection().primaryKeys()),
  NONE,
);

/** The ids of the favourites. */
export function useFavouriteIds(): ReadonlySet<number> {
  return useShared(favourites, (state) => state.value);
}

/** Whether a recipe is a favourite; re-renders only when its own state changes. */
export function useIsFavourite(recipeId: number): boolean {
  return useShared(favourites, (state) => state.value.has(recipeId));
}

/**
 * Adds a recipe to the favourites or removes it. Favourites stay on this device, or in its shared household.
 * @throws {DeviceError} if it could not be stored
 */
export async function toggleFavourite(recipeId: number): Promise<void> {
  const device = await loadDevice();
  await device.run((database) =>
    database.transaction('rw', database.favourites, async () => {
      if (await database.favourites.get(recipeId)) await database.favourites.delete(recipeId);
      else await database.favourites.put({ recipeId, addedAt: new Date().toISOString() });
    }),
  );
  void requestPersistence();
}
