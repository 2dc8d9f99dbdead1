import { type PreparedAnswer, preparedAnswer } from '../../http/prepared-answer.ts';

/** Address of the worker; it never changes, or devices would keep the old one for good. */
const WORKER_URL = '/worker.js';

/**
 * Replaces any worker at once, deletes every cache and unregisters. IndexedDB, with the queue and the owner's data,
 * is untouched. No page is reloaded under a form: it continues from the network and offers the new version itself.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
`;

/** Files with such a worker in place of the built one: an operator publishes them when the built one does harm. */
export function withRetiredWorker(
  files: ReadonlyMap<string, PreparedAnswer>,
  headers: Record<string, string>,
): ReadonlyMap<string, PreparedAnswer> {
  const retired = preparedAnswer({
    type: 'text/javascript; charset=utf-8',
    cacheControl: 'no-cache',
    headers,
    body: Buffer.from(RETIRED_WORKER),
  });
  return new Map(files).set(WORKER_URL, retired);
}
