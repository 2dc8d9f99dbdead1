import { useEffect, useSyncExternalStore } from 'react';
import { usePrerendered } from '../query/prerendered-answers.ts';
import { loadDevice } from './device.ts';
import type { Device } from './open-device.ts';

const never = () => () => {};

/** Preferences row with the client hints: pages write it, since the worker cannot ask the browser itself. */
const HINTS_ROW = 'facts';

type Hints = Readonly<Record<string, unknown>>;

async function readHints({ database }: Pick<Device, 'database'>): Promise<Hints> {
  const stored = (await database.preferences.get(HINTS_ROW))?.value;
  return typeof stored === 'object' && stored !== null ? (stored as Hints) : {};
}

/** Stores a client hint for the service worker. */
async function storeHint(name: string, value: unknown): Promise<void> {
  const device = await loadDevice();
  if ((await readHints(device))[name] === value) return;
  await device.run(({ preferences }) =>
    preferences.db.transaction('rw', preferences, async () => {
      const hints = (await preferences.get(HINTS_ROW))?.value;
      await preferences.put({ key: HINTS_ROW, value: { ...(hints as Hints), [name]: value } });
    }),
  );
}

/**
 * A client hint: something only a page can ask its browser. In a page that the worker renders, the value last stored.
 * @param name its key on the device
 * @param read called on the page; returns the same primitive while nothing changes
 * @param unknown value on the server, and until a page has stored the hint
 */
export function useClientHint<T extends string | boolean, U>(name: string, read: () => T, unknown: U): T | U {
  const rendered = usePrerendered(name, async (device) => (await readHints(device))[name]);
  const begun = (rendered as T | undefined) ?? unknown;
  const found = useSyncExternalStore<T | U>(never, read, () => begun);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an act may change the hint between renders
  useEffect(() => {
    // If it cannot be stored, the next page is rendered without it.
    storeHint(name, read()).catch(() => {});
  }, [name, read, found]);
  return found;
}
