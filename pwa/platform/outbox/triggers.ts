import { withTimeout } from '../database/with-timeout.ts';
import type { Reopened } from './delivery.ts';
import { onDeliveryWish, onOutboxChange } from './events.ts';
import { type FlushOptions, type FlushResult, flushOutbox } from './flush.ts';
import { registerSync } from './register-sync.ts';

/** While the page is visible, no due item waits longer than this. */
const VISIBLE_TICK_MS = 60_000;
const BUSY_RETRY_MS = 2_000;
/** A lock holder silent for longer than a request can take is frozen: continue without the lock. */
const FROZEN_AFTER_MS = 26_000;
const REGISTRATION_MS = 1_000;

type PushOptions = {
  flush?: (options: FlushOptions) => Promise<FlushResult>;
  registerSync?: (isNew: boolean) => Promise<void>;
  /** Reads waiting import links, which use the same triggers. */
  readLinks?: () => void;
  /** The server has taken or refused an item: it can be reached. */
  reached?: () => void;
};

/**
 * Delivers the queue from this page until stopped: at once, after every enqueue, retry and edit, when the network comes
 * back, when the page becomes visible, and by timers while it is. A page being left hands over to the worker.
 */
export function startPush(options: PushOptions = {}): () => void {
  const { flush = flushOutbox, registerSync = registerBackgroundSync, readLinks, reached } = options;
  let running = false;
  let again: { reopened: Reopened } | null = null;
  let waiting = 0;
  let registering: Promise<void> = Promise.resolve();
  let busySince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function run(reopened: Reopened): Promise<void> {
    if (stopped) return;
    if (running) {
      again = { reopened: reopened ?? again?.reopened ?? null };
      return;
    }
    running = true;
    clearTimeout(timer);
    readLinks?.();
    let nextMs = VISIBLE_TICK_MS;
    try {
      // Before the first request: if the page is killed during it, background sync takes over.
      await registering;
      nextMs = takeStock(await flush({ reopened, ...(isFrozen() ? { locks: null } : {}) }));
    } catch {
      // Storage failed: the items are as they were, and the next trigger tries again.
    }
    running = false;
    if (again !== null) {
      const { reopened: more } = again;
      again = null;
      void run(more);
    } else if (!stopped) {
      timer = setTimeout(onTimer, nextMs);
    }
  }

  function takeStock(result: FlushResult): number {
    if (result.outcome === 'busy') {
      busySince ??= Date.now();
      return BUSY_RETRY_MS;
    }
    busySince = null;
    if (result.sent + result.refused > 0) reached?.();
    waiting = result.waiting;
    if (waiting > 0) askBrowser(false);
    const untilNextMs = (result.nextAttemptAt ?? Number.POSITIVE_INFINITY) - Date.now();
    return Math.min(VISIBLE_TICK_MS, Math.max(0, untilNextMs));
  }

  function askBrowser(isNew: boolean): void {
    registering = withTimeout(
      registerSync(isNew).catch(() => {}),
      REGISTRATION_MS,
      () => {},
    );
  }

  function isFrozen(): boolean {
    return busySince !== null && Date.now() - busySince >= FROZEN_AFTER_MS;
  }

  function onTimer(): void {
    if (document.visibilityState === 'visible') void run(null);
    else timer = setTimeout(onTimer, VISIBLE_TICK_MS);
  }

  function onVisibility(): void {
    if (document.visibilityState === 'visible') void run('way');
    else if (waiting > 0) handOverToWorker();
  }

  const onOnline = () => void run('way');
  const stopWishes = onDeliveryWish(() => {
    waiting = Math.max(waiting, 1);
    askBrowser(true);
    void run(null);
  });
  const stopChanges = onOutboxChange(() => {
    busySince = null;
  });
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisibility);
  void run('way');

  return () => {
    stopped = true;
    clearTimeout(timer);
    stopWishes();
    stopChanges();
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

const OUTBOX_SYNC_TAG = 'bowlful-outbox';
const FLUSH_MESSAGE = { type: 'FLUSH_OUTBOX' } as const;

/**
 * Has the worker deliver the queue once there is a network.
 * @param isNew something was written just now: it gets a tag of its own, because a browser lets a tag that has
 * failed before wait for minutes, even when the network comes back
 */
export function registerBackgroundSync(isNew: boolean): Promise<void> {
  return registerSync(isNew ? `${OUTBOX_SYNC_TAG}:${Date.now()}` : OUTBOX_SYNC_TAG);
}

/** Whether a `sync` event with this tag is about the queue. */
export function isOutboxSync(tag: string): boolean {
  return tag === OUTBOX_SYNC_TAG || tag.startsWith(`${OUTBOX_SYNC_TAG}:`);
}

/** Hands the queue to the worker, which outlives this page by some seconds. */
export function handOverToWorker(): void {
  navigator.serviceWorker?.controller?.postMessage(FLUSH_MESSAGE);
}
