import { loadDevice } from './device.ts';
import { createDeviceStore, useDeviceStore } from './device-store.ts';
import { requestPersistence } from './persist-storage.ts';

const NONE: ReadonlySet<number> = new Set();

const favourites = createDeviceStore<ReadonlySet<number>>(
  async ({ database }) => new Set(await database.favourites.toCollection().primaryKeys()),
  NONE,
);

/** Ids of the recipes with a heart; empty until they are read. */
export function useFavouriteIds(): ReadonlySet<number> {
  return useDeviceStore(favourites, (state) => state.value);
}

/** Whether one recipe has a heart: a card that asks this is drawn again only when its own heart changes. */
export function useIsFavourite(recipeId: number): boolean {
  return useDeviceStore(favourites, (state) => state.value.has(recipeId));
}

/**
 * Gives a recipe its heart, or takes it away. Favourites stay on this device.
 * @throws {DeviceError} where it could not be kept
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
