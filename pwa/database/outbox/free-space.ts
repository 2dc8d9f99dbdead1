/** Cache of photos, filled by the service worker; dropped first when the device is full. */
export const IMAGE_CACHE = 'bowlful-images';

/** Frees space by deleting data that can be fetched again, never anything that a person wrote. */
export async function freeSpace(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(IMAGE_CACHE);
}
