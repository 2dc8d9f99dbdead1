import { loadDevice, useDeviceValue } from './device.ts';

/** Days kept of a recipe: two years of a weekly pot. */
const MOST_DAYS = 104;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The days in a stored row, the last first; rows may come from a backup, so nothing in them is trusted. */
function daysIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const days = value.filter((day): day is string => typeof day === 'string' && DAY.test(day));
  return [...new Set(days)].sort().reverse().slice(0, MOST_DAYS);
}

/** The days on which a recipe was cooked on this device, YYYY-MM-DD, the last first; undefined until they are read. */
export function useCookedDays(recipeId: number): readonly string[] | undefined {
  return useDeviceValue(
    async ({ database }) => daysIn((await database.cookedDays.get(String(recipeId)))?.value),
    [recipeId],
    undefined,
  );
}

async function change(recipeId: number, changed: (days: readonly string[]) => string[]): Promise<void> {
  const id = String(recipeId);
  const device = await loadDevice();
  await device.run((database) =>
    database.transaction('rw', database.cookedDays, async () => {
      const value = daysIn(changed(daysIn((await database.cookedDays.get(id))?.value)));
      await database.cookedDays.put({ id, value, updatedAt: new Date().toISOString() });
    }),
  );
}

/**
 * Notes that a recipe was cooked on a day; once, however often it was.
 * @param day YYYY-MM-DD
 * @throws {DeviceError} if it could not be stored
 */
export const noteCooked = (recipeId: number, day: string): Promise<void> =>
  change(recipeId, (days) => [...days, day]);

/**
 * Takes a day away again.
 * @throws {DeviceError} if it could not be stored
 */
export const forgetCooked = (recipeId: number, day: string): Promise<void> =>
  change(recipeId, (days) => days.filter((kept) => kept !== day));
