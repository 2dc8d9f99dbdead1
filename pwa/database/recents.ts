import { loadDevice } from './device.ts';
import { createDeviceStore, useDeviceStore } from './device-store.ts';

/** Maximum number of remembered recipes. */
const MOST_RECENTS = 12;
const ROW = 'recipes';

/** The ids in a stored row; empty if damaged. Rows may come from a backup, so nothing in them is trusted. */
function recentIds(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is number => Number.isInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, MOST_RECENTS);
}

const recents = createDeviceStore<readonly number[]>(
  async ({ database }) => recentIds((await database.recents.get(ROW))?.value),
  [],
);

/** Ids of the recently viewed recipes on this device, newest first; empty until they are read. */
export function useRecentIds(): readonly number[] {
  return useDeviceStore(recents, (state) => state.value);
}

/** Puts a recipe at the front of those viewed. Never throws: the history is not important. */
export async function rememberRecipe(id: number): Promise<void> {
  try {
    const device = await loadDevice();
    await device.run((database) =>
      database.transaction('rw', database.recents, async () => {
        const before = recentIds((await database.recents.get(ROW))?.value);
        const value = recentIds([id, ...before]);
        await database.recents.put({ id: ROW, value, updatedAt: new Date().toISOString() });
      }),
    );
  } catch {
    // The storage's own problem is reported elsewhere.
  }
}
