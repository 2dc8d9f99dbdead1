import { type PreparedAnswer, preparedAnswer } from '../../http/prepared-answer.ts';

/** The worker's address. It must never change, or devices would keep the old worker for good. */
const WORKER_URL = '/worker.js';

/**
 * Replaces any worker at once, deletes every cache and unregisters. IndexedDB, with the queue and the owner's data,
 * is untouched. No page is reloaded under a form: open pages continue from the network and offer the new version.
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

/** Replaces the built worker with that one, for operators whose released worker does harm. */
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
