import { SITE_PATH } from '#domain/site/site-path';

declare const self: ServiceWorkerGlobalScope;

/** Path of this site that a notification links to; '/' for anything else. */
export function pathOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  return typeof path === 'string' && SITE_PATH.test(path) ? path : '/';
}

/**
 * Shows a path of the site: in the window that shows it, else in an existing window, else in a new one. The page being left
 * saves its drafts.
 */
export async function showPath(
  path: string,
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
): Promise<void> {
  // Windows not controlled by this worker can't be navigated.
  const windows = await clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  const shown = there ?? windows[0];
  if (shown === undefined) await clients.openWindow(path);
  else {
    await shown.focus();
    if (there === undefined) await shown.navigate(path);
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPath(pathOf(event.notification.data), self.clients));
});
