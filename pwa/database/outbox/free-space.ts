/** Cache of photos, filled by the service worker: the first thing to go when the device is full. */
export const IMAGE_CACHE = 'bowlful-images';

/** Makes room by dropping what can be fetched again; never anything a person wrote. */
export async function freeSpace(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(IMAGE_CACHE);
}
