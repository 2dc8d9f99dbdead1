import { answerPage } from './answer-page.ts';
import { fillStore } from './fill-store.ts';
import { adoptFormer, dropFormer } from './former-store.ts';
import { fetchFile, keptFile, PRECACHE } from './kept-file.ts';
import { type BuildManifest, keyOf, precacheEntries } from './precache-entry.ts';

const PAGE = '/shell.html';
const START = /^\/assets\/index-[^/]+\.js$/;
const PATIENCE_MS = 20_000;

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
      const fetched = await fetchFile(entry, PATIENCE_MS);
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
