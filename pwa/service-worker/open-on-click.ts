declare const self: ServiceWorkerGlobalScope;

/** Path of this site that a notification links to; rejects other origins. */
export function pathOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}

/** Handles a click on a notification, such as a timer's: focuses the page if it is open, else opens it. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0];
  if (there === undefined) await self.clients.openWindow(path);
  else await there.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data)));
});
