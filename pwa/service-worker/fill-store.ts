import { fetchFile, keptFile } from './kept-file.ts';
import { unpack } from './offline-pack.ts';
import { keyOf, type PrecacheEntry } from './precache-entry.ts';

/** Some 100 kB on the slowest connection. */
const PATIENCE_MS = 60_000;
/** As many as browsers request in parallel. */
const AT_A_TIME = 6;

/**
 * Fills the store with every file of the build, each verified: from the store, then the pack, then one request each.
 * @param isNeeded stop at the first file that cannot be fetched
 * @returns the files still missing
 * @throws if the storage is full
 */
export async function fillStore(
  store: Cache,
  entries: readonly PrecacheEntry[],
  isNeeded: boolean,
): Promise<PrecacheEntry[]> {
  const missing: PrecacheEntry[] = [];
  for (const entry of entries) {
    if ((await keptFile(store, entry)) === null) missing.push(entry);
  }
  // The page first: if a foreign page answers, the other requests are pointless.
  const [page = [], files] = [missing.filter(isPage), missing.filter((entry) => !isPage(entry))];
  const lost = await fetchAll(store, page, isNeeded);
  if (isNeeded && lost.length > 0) return lost;
  // Without the pack, fetch each file individually.
  const rest = await unpack(store, files).catch(() => files);
  return [...lost, ...(await fetchAll(store, rest, isNeeded))];
}

function isPage({ path }: PrecacheEntry): boolean {
  return path.endsWith('.html');
}

async function fetchAll(
  store: Cache,
  entries: readonly PrecacheEntry[],
  isNeeded: boolean,
): Promise<PrecacheEntry[]> {
  const queue = [...entries];
  const lost: PrecacheEntry[] = [];
  const work = async () => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
      const file = await fetchFile(entry, PATIENCE_MS);
      if (file !== null) await store.put(keyOf(entry), file);
      else lost.push(entry);
      if (isNeeded && lost.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return lost;
}
