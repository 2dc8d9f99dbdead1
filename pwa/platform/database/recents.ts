import { sharedQuery, useShared } from '../query/query.ts';
import { loadDevice } from './device.ts';
import type { Device } from './open-device.ts';

/** Maximum number of remembered recipes. */
const MOST_RECENTS = 12;
const ROW = 'recipes';

/** The ids in a stored row; empty if damaged. Rows may come from a backup, so nothing in them is trusted. */
function recentIds(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is number => Number.isInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, MOST_RECENTS);
}

/** Ids of the recently viewed recipes, newest first. */
export const readRecentIds = async ({ database }: Device): Promise<readonly number[]> =>
  recentIds((await database.recents.get(ROW))?.value);

const recents = sharedQuery('recents', readRecentIds, []);

/** Ids of the recently viewed recipes on this device, newest first; empty until they are read. */
export function useRecentIds(): readonly number[] {
  return useShared(recents, (state) => state.value);
}

/** Puts a recipe at the front of those viewed. Never throws: the history is not important. */
export async function rememberRecipe(id: number): Promise<void> {
  try {
    const device = await loadDevice();
    await device.run((database) =>
      database.transaction('rw', database.recents, async () => {
        const value = recentIds([id, ...(await readRecentIds(device))]);
        await database.recents.put({ id: ROW, value, updatedAt: new Date().toISOString() });
      }),
    );
  } catch {
    // The storage's own problem is reported elsewhere.
  }
}
