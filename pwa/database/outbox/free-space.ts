/** Cache of photos, filled by the service worker; dropped first when the device is full. */
export const IMAGE_CACHE = 'bowlful-images';

/** Cache of pages painted for the next visit, filled by the service worker: what the owner has stands in them. */
export const KEPT_PAGES = 'bowlful-kept-pages';

/** Frees space by deleting data that can be fetched again, never anything that a person wrote. */
export async function freeSpace(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all([IMAGE_CACHE, KEPT_PAGES].map((name) => caches.delete(name)));
}
