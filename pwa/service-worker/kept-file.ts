import { keyOf, type PrecacheEntry } from './precache-entry.ts';
import { wholeFile } from './whole-file.ts';

/** Where the files of the app lie, those of a build that is being installed beside those in use. */
export const PRECACHE = 'bowlful-precache';

/** The kept file; null where it is not there, or not the build's any more. */
export async function keptFile(store: Cache, entry: PrecacheEntry): Promise<Response | null> {
  const kept = await store.match(keyOf(entry));
  if (kept === undefined) return null;
  // The very answer that was kept, not a copy: with it the browser keeps the script as it has translated it.
  return (await wholeFile(kept.clone(), entry)) === null ? null : kept;
}

/**
 * Asks the network for a file and proves it.
 * @param patienceMs after so long a silent network has not answered
 * @returns null where what comes is not the build's file, or nothing comes
 */
export async function fetchFile(entry: PrecacheEntry, patienceMs: number): Promise<Response | null> {
  // What the browser's own cache has under a name that never changes may be wrong for a year: then past it.
  for (const cache of ['default', 'reload'] as const) {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(entry.path, { cache, redirect: 'error', signal }).catch(() => null);
    if (answer === null) return null;
    const file = await wholeFile(answer, entry);
    if (file !== null) return file;
  }
  return null;
}
