declare const self: ServiceWorkerGlobalScope;

/** The page of this site that a notification leads to; its own path only, never another site's. */
export function pathOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}

/** A tap on a notification, such as a timer's: to the page that is open there already, else to a new one. */
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
