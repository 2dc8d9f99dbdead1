import type { HttpOptions } from '../sync/http.ts';
import { afterDelivery, type Delivery, headsOfLanes, isDue, pushItem, type Reopened } from './delivery.ts';
import { announceChange } from './events.ts';
import type { OutboxItem, WaitingItem } from './item.ts';
import { deviceOutbox, type OutboxStore } from './store.ts';

const LOCK = 'bowlful-outbox';
/** After this many transient failures in a row, the server or the network is at fault, not the items: the run ends. */
const GIVE_UP_AFTER = 3;
/** Heartbeat: a photo may upload for longer than the time after which other contexts call a silent flusher frozen. */
const SIGN_OF_LIFE_MS = 10_000;

export type FlushOptions = HttpOptions & {
  store?: OutboxStore;
  locks?: LockManager | null;
  now?: () => number;
  random?: () => number;
  /** Why the connection may have just come back, so that connection problems need not wait. */
  reopened?: Reopened;
  /** Called after every item whose state changed. */
  announce?: () => void;
};

export type FlushResult =
  | { outcome: 'busy' }
  | {
      outcome: 'done';
      sent: number;
      refused: number;
      /** Items still waiting, in all lanes. */
      waiting: number;
      /** Earliest next attempt, milliseconds since 1970; null if no item is in backoff. */
      nextAttemptAt: number | null;
    };

/**
 * Delivers due items, each once (twice if it failed before the first acknowledgement of this run), in order within
 * its lane. A transient failure delays only its own lane.
 * Safe to run in any context, concurrently, and to be killed at any point.
 * @throws {OutboxError} the queue cannot be read or written; every item is as it was
 */
export async function flushOutbox(options: FlushOptions = {}): Promise<FlushResult> {
  const flush = { ...deviceDefaults(), ...options };
  if (flush.locks === null) return run(flush);
  // Locks only save requests: without them every flusher runs, and the server's keys keep the effects single.
  return flush.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock === null ? { outcome: 'busy' } : run(flush),
  );
}

type Flush = HttpOptions & Required<Omit<FlushOptions, keyof HttpOptions>>;

function deviceDefaults(): Flush {
  return {
    store: deviceOutbox,
    // Browsers without Web Locks lack it or have null there.
    locks: globalThis.navigator?.locks ?? null,
    now: Date.now,
    random: Math.random,
    reopened: null,
    announce: announceChange,
  };
}

async function run(begun: Flush): Promise<FlushResult> {
  const flush = { ...begun };
  const attempted = new Set<number>();
  const count = { acknowledged: 0, refused: 0, transient: 0 };
  let transientInARow = 0;
  for (;;) {
    const ready = await readyItems(flush, attempted);
    if (ready.length === 0 || transientInARow >= GIVE_UP_AFTER) break;
    for (const item of ready) {
      attempted.add(item.seq);
      const delivery = await deliver(flush, item);
      if (delivery === null) continue;
      count[delivery.kind] += 1;
      if (delivery.kind === 'acknowledged' && count.acknowledged === 1) {
        // The connection works: items that failed on it, before or in this run, need not wait.
        flush.reopened = 'way';
        attempted.clear();
        attempted.add(item.seq);
      }
      transientInARow = delivery.kind === 'transient' ? transientInARow + 1 : 0;
      if (transientInARow >= GIVE_UP_AFTER) break;
    }
  }
  const waiting = (await flush.store.list()).filter((item) => item.status === 'waiting');
  return {
    outcome: 'done',
    sent: count.acknowledged,
    refused: count.refused,
    waiting: waiting.length,
    nextAttemptAt: nextAttemptAt(waiting, flush.now()),
  };
}

async function readyItems(flush: Flush, attempted: ReadonlySet<number>): Promise<WaitingItem[]> {
  const heads = headsOfLanes(await flush.store.list());
  return heads.filter((item) => !attempted.has(item.seq) && isDue(item, flush.now(), flush.reopened));
}

/** Null: the item no longer needs delivery. */
async function deliver(flush: Flush, item: WaitingItem): Promise<Delivery | null> {
  const claimed = await claim(flush, item);
  if (claimed === null) return null;
  const signs = setInterval(flush.announce, SIGN_OF_LIFE_MS);
  const delivery = await pushItem(claimed, flush).finally(() => clearInterval(signs));
  const now = flush.now();
  const random = flush.random();
  await flush.store.change(claimed.id, async (current, all) => {
    const lastSentAt = lastSent(delivery.kind === 'transient' ? await all() : []);
    return afterDelivery(current, claimed, delivery, { now, random, lastSentAt });
  });
  flush.announce();
  return delivery;
}

/** The current item, marked as attempted before the first request can leave; null if it need not be sent now. */
async function claim(flush: Flush, item: WaitingItem): Promise<WaitingItem | null> {
  const canGo = (current: OutboxItem): current is WaitingItem =>
    current.status === 'waiting' && isDue(current, flush.now(), flush.reopened);
  const stored = await flush.store.change(item.id, (current) =>
    canGo(current) && !current.everAttempted ? { ...current, everAttempted: true } : current,
  );
  return stored !== null && canGo(stored) ? stored : null;
}

function lastSent(items: readonly OutboxItem[]): string | null {
  const times = items.map((item) => item.sentAt).filter((at) => at !== null);
  return times.sort().at(-1) ?? null;
}

function nextAttemptAt(waiting: readonly WaitingItem[], now: number): number | null {
  const times = waiting.map((item) => Date.parse(item.nextAttemptAt)).filter((at) => at > now);
  return times.length === 0 ? null : Math.min(...times);
}

/** Poll interval while another flusher runs, in total longer than delivering a text takes. */
const ASK_AGAIN_MS = 500;
const ASK_AT_MOST = 60;

/**
 * Delivers the queue as soon as no other flusher runs. One that runs may belong to a page that is closing, or have checked
 * before the network returned. 'busy' if it still runs after half a minute.
 */
export async function flushWhenFree(
  options: FlushOptions = {},
  flush: typeof flushOutbox = flushOutbox,
): Promise<FlushResult> {
  let result = await flush(options);
  for (let asked = 0; result.outcome === 'busy' && asked < ASK_AT_MOST; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    result = await flush(options);
  }
  return result;
}

/**
 * Delivers the queue on a `sync` event.
 * @throws {Error} if items may still be waiting and the browser will retry; rejecting requests that retry
 */
export async function flushOnSync(
  lastChance: boolean,
  flush: typeof flushOutbox = flushOutbox,
): Promise<void> {
  const result = await flushWhenFree({ reopened: 'network' }, flush);
  if (lastChance) return;
  if (result.outcome === 'busy') throw new Error('Another flusher is still at work');
  if (result.waiting > 0) throw new Error(`${result.waiting} queue items are still waiting`);
}
