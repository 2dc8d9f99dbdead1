const OUTBOX_SYNC_TAG = 'bowlful-outbox';
const FLUSH_MESSAGE = { type: 'FLUSH_OUTBOX' } as const;

/** Background sync, which no TypeScript library declares. */
export type RegistrationWithSync = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> };
};

/**
 * Asks the browser to wake the worker when the network is there, even after this page is closed. Best effort: many
 * browsers lack it, a first visit has no worker yet, and the person may have forbidden it.
 * @param isNew something was written just now: it gets a tag of its own, because a browser lets a tag that has
 * failed before wait for minutes, even when the network comes back
 */
export async function registerBackgroundSync(isNew: boolean): Promise<void> {
  const tag = isNew ? `${OUTBOX_SYNC_TAG}:${Date.now()}` : OUTBOX_SYNC_TAG;
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) await (registration as RegistrationWithSync).sync?.register(tag);
  } catch {
    // The page's own triggers deliver.
  }
}

/** Whether a `sync` event with this tag is about the queue. */
export function isOutboxSync(tag: string): boolean {
  return tag === OUTBOX_SYNC_TAG || tag.startsWith(`${OUTBOX_SYNC_TAG}:`);
}

/** Hands the queue to the worker, which outlives this page by some seconds. */
export function handOverToWorker(): void {
  navigator.serviceWorker?.controller?.postMessage(FLUSH_MESSAGE);
}
