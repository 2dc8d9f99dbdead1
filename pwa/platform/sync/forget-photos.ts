/** Deletes photos that were taken down from the worker's caches on this device. */
export async function forgetPhotos(addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0 || globalThis.caches === undefined) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const address of addresses) await cache.delete(address);
  }
}
