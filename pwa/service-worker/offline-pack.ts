import { keyOf, type PrecacheEntry, wholeFile } from './precached-file.ts';

/** All scripts and styles that the worker caches, by path, in one file written by the build. */
export const OFFLINE_PACK = '/offline-pack.json';

/** The server's content types. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Up to this many, single requests are faster and smaller. */
const FEW = 30;

/** Some 400 kB on the slowest connection. */
const LONGEST_WAIT_MS = 120_000;

/** Whether a file is in the pack: its name contains a content hash, and it needs no header except its type. */
export function isPacked(path: string): boolean {
  return /^\/assets\/[^/]+\.(?:js|css)$/.test(path);
}

/**
 * Reads missing files from the pack if there are many: one by one they would take hundreds of round trips. Each is
 * verified individually, as if fetched alone.
 * @returns the files still missing
 * @throws if the pack is unavailable or not JSON, or the storage is full
 */
export async function unpack(store: Cache, missing: readonly PrecacheEntry[]): Promise<PrecacheEntry[]> {
  if (missing.filter(({ path }) => isPacked(path)).length <= FEW) return [...missing];
  // Its parts are stored individually, so the whole need not be cached as well.
  const answer = await fetch(OFFLINE_PACK, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
  if (!answer.ok) return [...missing];
  const pack = (await answer.json()) as Partial<Record<string, unknown>>;
  const taken = await Promise.all(missing.map((entry) => take(store, pack[entry.path], entry)));
  return missing.filter((_, place) => !taken[place]);
}

async function take(store: Cache, text: unknown, entry: PrecacheEntry): Promise<boolean> {
  const type = TYPES[entry.path.slice(entry.path.lastIndexOf('.') + 1)];
  if (typeof text !== 'string' || type === undefined) return false;
  const file = await wholeFile(new Response(text, { headers: { 'Content-Type': type } }), entry);
  if (file === null) return false;
  await store.put(keyOf(entry), file);
  return true;
}
