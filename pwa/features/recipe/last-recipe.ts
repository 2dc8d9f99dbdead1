import { useDeviceValue } from '../../platform/database/device.ts';
import { readRecentIds } from '../../platform/database/recents.ts';

/**
 * The recipe that was opened last on this device, of those that it still has; null before any was opened, undefined until
 * it is read.
 */
export function useLastRecipeId(): number | null | undefined {
  return useDeviceValue(
    'lastRecipe',
    async (device) => {
      const ids = await readRecentIds(device);
      for (const id of ids) if ((await device.recipe(id)) !== null) return id;
      // The recipes may be on their way.
      return ids[0] ?? null;
    },
    [],
    undefined,
  );
}
