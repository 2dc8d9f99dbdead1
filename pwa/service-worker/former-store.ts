import { hasTypeOf, keyOf, type PrecacheEntry, wholeFile } from './precached-file.ts';

/** Earlier workers stored files under plain URLs, without verifying them. */
const FORMER = /^workbox-precache/;

async function formerStores(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => FORMER.test(name));
  return Promise.all(names.map((name) => caches.open(name)));
}

/** Adopts files stored by an earlier worker if they are identical to this build's. */
export async function adoptFormer(store: Cache, entries: readonly PrecacheEntry[]): Promise<void> {
  for (const former of await formerStores()) {
    for (const entry of entries) {
      const kept = await former.match(entry.path);
      const file = kept === undefined ? null : await wholeFile(kept, entry);
      if (file !== null && (await store.match(keyOf(entry))) === undefined) {
        await store.put(keyOf(entry), file);
      }
    }
  }
}

/**
 * Whether an earlier worker serves pages that are not the app: they can't show the update prompt, so a new build has
 * to activate by itself.
 */
export async function isFormerBroken(): Promise<boolean> {
  for (const former of await formerStores()) {
    for (const kept of await former.keys()) {
      const { pathname } = new URL(kept.url);
      const answer = await former.match(kept);
      if (answer === undefined) continue;
      if (/\.(?:html|js|css)$/.test(pathname) && !hasTypeOf(pathname, answer)) return true;
      if (pathname === '/shell.html' && !isAppPage(await answer.text())) return true;
    }
  }
  return false;
}

/** Whether a page is this app's, of any build: complete, with the app's root element and entry script. */
export function isAppPage(html: string): boolean {
  return /id="root"[\s\S]*import\("\/assets\/[\s\S]*<\/html>\s*$/.test(html);
}

/** Earlier workers stored the render log apart from the pages. */
const FORMER_LOG = 'bowlful-painting';

/** Deletes the stores of earlier workers once this one is active. */
export async function dropFormer(): Promise<void> {
  const names = (await caches.keys()).filter((name) => FORMER.test(name) || name === FORMER_LOG);
  await Promise.all(names.map((name) => caches.delete(name)));
}
