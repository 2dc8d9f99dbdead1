import type { Storage } from './storage.ts';
import { preferencesOf } from './stored-preferences.ts';

/** Pages opened within this time are one visit. */
const SAME_VISIT_MS = 30 * 60 * 1000;

export async function countStoredVisit({ database, run }: Storage, now: Date): Promise<void> {
  await run(() =>
    database.transaction('rw', database.preferences, async () => {
      const { visits } = preferencesOf(await database.preferences.toArray(), undefined);
      // Absolute, so that a clock set back does not stop the count.
      const sinceMs = Math.abs(now.getTime() - Date.parse(visits.lastAt ?? ''));
      const isSame = visits.count > 0 && sinceMs < SAME_VISIT_MS;
      const value = { count: visits.count + (isSame ? 0 : 1), lastAt: now.toISOString() };
      await database.preferences.put({ key: 'visits', value });
    }),
  );
}
