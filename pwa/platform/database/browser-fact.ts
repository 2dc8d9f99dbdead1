import { useEffect, useSyncExternalStore } from 'react';
import { loadDevice } from './device.ts';
import type { Device } from './open-device.ts';
import { UNPAINTED, usePainted } from './painted-answers.ts';

const never = () => () => {};

/** Preferences row with facts of the browser, written by pages, since the worker cannot read them. */
const FACTS_ROW = 'facts';

type Facts = Readonly<Record<string, unknown>>;

async function readFacts({ database }: Pick<Device, 'database'>): Promise<Facts> {
  const kept = (await database.preferences.get(FACTS_ROW))?.value;
  return typeof kept === 'object' && kept !== null ? (kept as Facts) : {};
}

/** Leaves a fact for the worker. */
async function rememberFact(question: string, fact: unknown): Promise<void> {
  const device = await loadDevice();
  if ((await readFacts(device))[question] === fact) return;
  await device.run(({ preferences }) =>
    preferences.db.transaction('rw', preferences, async () => {
      const facts = (await preferences.get(FACTS_ROW))?.value;
      await preferences.put({ key: FACTS_ROW, value: { ...(facts as Facts), [question]: fact } });
    }),
  );
}

/**
 * A fact of the browser: in a page that the worker paints, the one that a page found last.
 * @param question its name on the device
 * @param read on the page; the same value, a primitive, while nothing changes
 * @param unknown value on the server, and until a page has stored the fact
 */
export function useBrowserFact<T extends string | boolean, U>(
  question: string,
  read: () => T,
  unknown: U,
): T | U {
  const painted = usePainted(question, async (device) => (await readFacts(device))[question]);
  const begun = painted === UNPAINTED || painted === undefined ? unknown : (painted as T);
  const found = useSyncExternalStore<T | U>(never, read, () => begun);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an act may change the fact between renders
  useEffect(() => {
    // Where it cannot be kept, the next page is painted without.
    rememberFact(question, read()).catch(() => {});
  }, [question, read, found]);
  return found;
}
