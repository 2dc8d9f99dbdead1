import { readRecentIds } from '../../platform/database/recents.ts';
import { useQuery } from '../../platform/query/query.ts';

/**
 * The last opened recipe that is still on this device; null before any was opened, undefined until it is read.
 */
export function useLastRecipeId(): number | null | undefined {
  return useQuery('lastRecipe', async (device) => {
    const ids = await readRecentIds(device);
    for (const id of ids) if ((await device.recipe(id)) !== null) return id;
    // The recipes may still be loading.
    return ids[0] ?? null;
  });
}
