import type { Preferences } from './preference-values.ts';

/** Cache of photos, filled by the service worker; dropped first when the device is full. */
export const IMAGE_CACHE = 'bowlful-images';

/** Cache of pre-rendered pages, filled by the service worker; they contain the owner's data. */
export const PAGE_CACHE = 'bowlful-kept-pages';

/** Frees space by deleting data that can be fetched again, never anything that a person wrote. */
export async function freeSpace(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all([IMAGE_CACHE, PAGE_CACHE].map((name) => caches.delete(name)));
}

/** Asks the browser to exempt this site's data from eviction; it may refuse silently. */
export async function askBrowserToPersist(): Promise<Preferences['persistence']> {
  if (typeof navigator.storage?.persist !== 'function') return 'unsupported';
  try {
    return (await navigator.storage.persist()) ? 'granted' : 'denied';
  } catch {
    return 'denied';
  }
}
