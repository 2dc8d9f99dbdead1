import { type PreparedAnswer, preparedAnswer } from './prepared-answer.ts';

/** Address of the worker; it never changes, or devices would keep the old one for good. */
const WORKER_URL = '/worker.js';

/**
 * Takes over from any worker at once, drops every cache and leaves. IndexedDB, with the queue and all that the owner has, stays as
 * it is. No page is reloaded under a form: it goes on from the network, and says itself that there is a new version.
 */
const SOURCE = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
`;

/** The files with such a worker in the place of the built one: what an operator publishes when the built one does harm. */
export function withRetiredWorker(
  files: ReadonlyMap<string, PreparedAnswer>,
  headers: Record<string, string>,
): ReadonlyMap<string, PreparedAnswer> {
  const retired = preparedAnswer({
    type: 'text/javascript; charset=utf-8',
    cacheControl: 'no-cache',
    headers,
    body: Buffer.from(SOURCE),
  });
  return new Map(files).set(WORKER_URL, retired);
}
