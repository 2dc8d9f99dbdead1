const CHANNEL = 'bowlful-outbox';

const changeListeners = new Set<() => void>();
const wishListeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

/** Made at the first use, in the browser alone: on the server it would keep the process alive. */
function openChannel(): BroadcastChannel | null {
  if (channel === null && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => notify(changeListeners));
  }
  return channel;
}

/** Tells this page, the other tabs and the worker that the queue is not what it was. */
export function announceChange(): void {
  notify(changeListeners);
  openChannel()?.postMessage('changed');
}

/** Calls back after every change made anywhere on this device; answers how to stop. */
export function onOutboxChange(listener: () => void): () => void {
  openChannel();
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** Tells this page's flusher that there is something to deliver now. */
export function wishDelivery(): void {
  notify(wishListeners);
}

/** Calls back when this page wants something delivered; answers how to stop. */
export function onDeliveryWish(listener: () => void): () => void {
  wishListeners.add(listener);
  return () => wishListeners.delete(listener);
}

function notify(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) listener();
}
