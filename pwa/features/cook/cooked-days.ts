import { daysIn } from '#domain/cook/cooked-days';
import { loadDevice } from '../../platform/database/device.ts';
import { useQuery } from '../../platform/query/query.ts';

/** The days on which the household cooked a recipe, YYYY-MM-DD, newest first; undefined until they are read. */
export function useCookedDays(recipeId: number): readonly string[] | undefined {
  return useQuery(
    'cookedDays',
    async ({ database }) => daysIn((await database.cookedDays.get(String(recipeId)))?.value),
    { deps: [recipeId] },
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
 * Records that a recipe was cooked on a day; at most once a day.
 * @param day YYYY-MM-DD
 * @throws {DeviceError} if it could not be stored
 */
export const noteCooked = (recipeId: number, day: string): Promise<void> =>
  change(recipeId, (days) => [...days, day]);

/**
 * Removes a recorded day.
 * @throws {DeviceError} if it could not be stored
 */
export const forgetCooked = (recipeId: number, day: string): Promise<void> =>
  change(recipeId, (days) => days.filter((kept) => kept !== day));
