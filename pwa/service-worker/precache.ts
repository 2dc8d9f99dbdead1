import { withTimeout } from '../platform/database/with-timeout.ts';
import { adoptFormer, dropFormer, isAppPage } from './former-store.ts';
import { unpack } from './offline-pack.ts';
import {
  type BuildManifest,
  fetchFile,
  keptFile,
  keyOf,
  PRECACHE,
  type PrecacheEntry,
  precacheEntries,
} from './precached-file.ts';

const PAGE = '/shell.html';
const START = /^\/assets\/index-[^/]+\.js$/;
const FILE_PATIENCE_MS = 20_000;

/** This build's files on the device, verified before they are stored and again before they are used. */
export type Precache = {
  /** Identifies the build: the hash of its empty page, which names its scripts. */
  build: string;
  /** @throws if a file of the build is unavailable, or the storage is full: the previous worker stays active */
  install(): Promise<void>;
  /** Deletes files that no longer belong to it. */
  activate(): Promise<void>;
  holds(path: string): boolean;
  /** A file by its path; the network's answer if it is damaged and can't be repaired. */
  file(path: string): Promise<Response>;
  /** The answer to a navigation. */
  page(request: Request): Promise<Response>;
  /** Verifies all files and fetches the missing or damaged ones. */
  repair(): Promise<void>;
};

export function precacheOf(manifest: BuildManifest): Precache {
  const entries = precacheEntries(manifest);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const entryOf = (path: string) => {
    const entry = byPath.get(path);
    if (entry === undefined) throw new Error(`The build has no ${path}`);
    return entry;
  };
  const startPath = entries.find(({ path }) => START.test(path))?.path ?? '';
  const open = () => caches.open(PRECACHE);

  return {
    get build() {
      return entryOf(PAGE).hash;
    },
    async install() {
      const store = await open();
      await adoptFormer(store, entries);
      const [lost] = await fillStore(store, entries, true);
      if (lost !== undefined) throw new Error(`${lost.path} does not match this build`);
    },
    async activate() {
      const store = await open();
      const own = new Set(entries.map((entry) => new URL(keyOf(entry), location.href).href));
      for (const request of await store.keys()) if (!own.has(request.url)) await store.delete(request);
      await dropFormer();
    },
    holds: (path) => byPath.has(path),
    async file(path) {
      const [store, entry] = [await open(), entryOf(path)];
      const kept = await keptFile(store, entry).catch(() => null);
      if (kept !== null) return kept;
      const fetched = await fetchFile(entry, FILE_PATIENCE_MS);
      if (fetched === null) return fetch(path);
      await store.put(keyOf(entry), fetched.clone()).catch(() => {});
      return fetched;
    },
    page: async (request) => answerPage(request, await open(), entryOf(PAGE), entryOf(startPath)),
    async repair() {
      await fillStore(await open(), entries, false);
    },
  };
}

/** Time-out of the network, so that the page opens even on a stalled connection. */
const PAGE_PATIENCE_MS = 5_000;

/**
 * Answers every navigation with the stored page, verified each time. If it is missing or damaged: the page from the network,
 * which repairs the store; then the server's current page, of any build; then a generated page that starts the stored
 * parts of the app, so that the queue stays reachable.
 */
async function answerPage(
  request: Request,
  store: Cache,
  page: PrecacheEntry,
  start: PrecacheEntry,
): Promise<Response> {
  const kept = await keptFile(store, page).catch(() => null);
  if (kept !== null) return kept;
  const fetched = await fetchFile(page, PAGE_PATIENCE_MS);
  if (fetched !== null) {
    await store.put(keyOf(page), fetched.clone()).catch(() => {});
    return fetched;
  }
  const served = await servedPage(request);
  if (served !== null && isAppPage(await served.clone().text())) return served;
  const canStart = (await keptFile(store, start).catch(() => null)) !== null;
  return canStart || served === null ? rescuePage(start.path) : served;
}

function servedPage(request: Request): Promise<Response | null> {
  const served = fetch(request).catch(() => null);
  return withTimeout(served, PAGE_PATIENCE_MS, () => null);
}

const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * An unstyled page that starts the stored parts of the app.
 * @param start path of the entry script
 */
export function rescuePage(start: string): Response {
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bowlful</title></head><body><p>Part of Bowlful is damaged on this device. It repairs itself as soon as Bowlful can be reached; what you have written is kept.</p><div id="root"></div><script type="module" src="${start}"></script></body></html>`;
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  });
}

/** Some 100 kB on the slowest connection. */
const FILL_PATIENCE_MS = 60_000;
/** As many as browsers request in parallel. */
const AT_A_TIME = 6;

/**
 * Fills the store with every file of the build, each verified: from the store, then the pack, then one request each.
 * @param isNeeded stop at the first file that cannot be fetched
 * @returns the files still missing
 * @throws if the storage is full
 */
async function fillStore(
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
      const file = await fetchFile(entry, FILL_PATIENCE_MS);
      if (file !== null) await store.put(keyOf(entry), file);
      else lost.push(entry);
      if (isNeeded && lost.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return lost;
}
