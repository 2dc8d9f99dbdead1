import { keyOf, type PrecacheEntry } from './precache-entry.ts';
import { wholeFile } from './whole-file.ts';

/** Cache for the app's files; holds those of an installing build beside those in use. */
export const PRECACHE = 'bowlful-precache';

/** The stored file; null if it is missing or differs from the build's. */
export async function keptFile(store: Cache, entry: PrecacheEntry): Promise<Response | null> {
  const kept = await store.match(keyOf(entry));
  if (kept === undefined) return null;
  // Return the stored response itself, not a copy: it carries the browser's compiled-code cache.
  return (await wholeFile(kept.clone(), entry)) === null ? null : kept;
}

/**
 * Fetches a file from the network and verifies it.
 * @param patienceMs timeout of each request
 * @returns null if the response is not the build's file, or there is none
 */
export async function fetchFile(entry: PrecacheEntry, patienceMs: number): Promise<Response | null> {
  // The HTTP cache may hold a wrong file for a year under an immutable name: then bypass it.
  for (const cache of ['default', 'reload'] as const) {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(entry.path, { cache, redirect: 'error', signal }).catch(() => null);
    if (answer === null) return null;
    const file = await wholeFile(answer, entry);
    if (file !== null) return file;
  }
  return null;
}
