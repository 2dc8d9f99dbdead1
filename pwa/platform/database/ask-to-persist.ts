import { setLocalMarker } from './local-marker.ts';
import { INITIAL_PREFERENCES, type Preferences } from './preference-values.ts';
import type { Storage } from './storage.ts';
import { preferencesOf } from './stored-preferences.ts';

/** Records the first save, and asks the browser once to persist this site's storage. */
export async function askToPersist({ database, run }: Storage, now: Date): Promise<void> {
  setLocalMarker();
  const mayAsk = await run(() =>
    database.transaction('rw', database.preferences, async () => {
      const before = preferencesOf(await database.preferences.toArray(), undefined);
      if (before.firstSavedAt === null) {
        await database.preferences.put({ key: 'firstSavedAt', value: now.toISOString() });
      }
      return before.persistence === INITIAL_PREFERENCES.persistence;
    }),
  );
  if (!mayAsk) return;
  const value = await answerOfBrowser();
  await run(() => database.preferences.put({ key: 'persistence', value }));
}

async function answerOfBrowser(): Promise<Preferences['persistence']> {
  if (typeof navigator.storage?.persist !== 'function') return 'unsupported';
  try {
    return (await navigator.storage.persist()) ? 'granted' : 'denied';
  } catch {
    return 'denied';
  }
}
