const CHANNEL = 'bowlful-outbox';

const changeListeners = new Set<() => void>();
const wishListeners = new Set<() => void>();
const deletionListeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

/** Opened at the first use, in browsers only: on the server it would keep the process alive. */
function openChannel(): BroadcastChannel | null {
  if (channel === null && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => notify(changeListeners));
  }
  return channel;
}

/** Notifies this page, the other tabs and the worker of a change of the queue. */
export function announceChange(): void {
  notify(changeListeners);
  openChannel()?.postMessage('changed');
}

/** Calls back after every change on this device; returns the unsubscribe function. */
export function onOutboxChange(listener: () => void): () => void {
  openChannel();
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** Notifies this page that the queue's database is being deleted under it. */
export function announceDeletion(): void {
  notify(deletionListeners);
}

/** Calls back when the queue's database is deleted under this page; returns the unsubscribe function. */
export function onOutboxDeletion(listener: () => void): () => void {
  deletionListeners.add(listener);
  return () => deletionListeners.delete(listener);
}

/** Triggers this page's flusher. */
export function wishDelivery(): void {
  notify(wishListeners);
}

/** Calls back when this page requests a delivery; returns the unsubscribe function. */
export function onDeliveryWish(listener: () => void): () => void {
  wishListeners.add(listener);
  return () => wishListeners.delete(listener);
}

function notify(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) listener();
}
