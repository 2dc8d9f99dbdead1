import { fetchFile, keptFile } from './kept-file.ts';
import { unpack } from './offline-pack.ts';
import { keyOf, type PrecacheEntry } from './precache-entry.ts';

/** Some 100 kB on the slowest of lines. */
const PATIENCE_MS = 60_000;
/** As many as browsers have under way at a time. */
const AT_A_TIME = 6;

/**
 * Brings every file of the build into the store, each only once it is proved: what is there already, what the pack
 * holds, and the rest one by one.
 * @param isNeeded the first file that is not to be had ends it
 * @returns the files that are not there
 * @throws where the device is full
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
  // The page itself first: where a foreign page answers, nothing else need be asked for.
  const [page = [], files] = [missing.filter(isPage), missing.filter((entry) => !isPage(entry))];
  const lost = await fetchAll(store, page, isNeeded);
  if (isNeeded && lost.length > 0) return lost;
  // Without the pack each file is asked for by itself.
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
