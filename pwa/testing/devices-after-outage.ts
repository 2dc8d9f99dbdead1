import { flushOutbox } from '../platform/outbox/flush.ts';
import { reviewItem } from '../platform/outbox/item.test-support.ts';
import type { OutboxItem } from '../platform/outbox/item.ts';
import type { OutboxStore } from '../platform/outbox/store.ts';
import type { DeviceTime } from './device-time.ts';

/** As in a visible page, which retries waiting items at least this often. */
const TICK_MS = 60_000;

/** An in-memory queue with the rules of the stored one. */
function storeInMemory(): OutboxStore {
  const rows: OutboxItem[] = [];
  return {
    list: async () => [...rows],
    async add(item, ...more) {
      for (const each of [item, ...more]) rows.push({ ...each, seq: rows.length + 1 } as OutboxItem);
      return rows[rows.length - more.length - 1] as OutboxItem;
    },
    async change(id, change) {
      const at = rows.findIndex((row) => row.id === id);
      const current = rows[at];
      if (current === undefined) return null;
      const changed = await change(current, async () => [...rows]);
      if (changed === null) rows.splice(at, 1);
      else rows[at] = changed;
      return changed;
    },
  };
}

type Outage = {
  devices: number;
  itemsEach: number;
  /** The devices write while it lasts, one after the other. */
  lastsMs: number;
  time: DeviceTime;
  random: () => number;
  /** Sends a request to the server once it is back. */
  send: (device: number, ...call: Parameters<typeof fetch>) => Promise<Response>;
};

type AfterOutage = {
  /** Requests that reached the server, in milliseconds since it came back. */
  arrivals: number[];
  /** When the last item was acknowledged, on the same clock. */
  allInMs: number;
  ids: string[];
  refused: number;
  statuses: Record<number, number>;
};

/** Simulates devices that write reviews during an outage, until all are delivered, by the app's own rules. */
export async function devicesAfterOutage(outage: Outage): Promise<AfterOutage> {
  const { devices, itemsEach, lastsMs, time, random, send } = outage;
  const backAt = time.now() + lastsMs;
  const result: AfterOutage = { arrivals: [], allInMs: 0, ids: [], refused: 0, statuses: {} };

  async function live(device: number): Promise<void> {
    await time.until(backAt - lastsMs + (device / devices) * lastsMs);
    const store = storeInMemory();
    for (let n = 0; n < itemsEach; n += 1) {
      const id = crypto.randomUUID();
      const draft = { rating: 5, userName: 'Ada', comment: `Written in the dark by ${device}, ${n}.` };
      await store.add(reviewItem({ recipeId: 1, recipeTitle: 'Bowl', draft }, id, time.now()));
      result.ids.push(id);
    }
    const viaNetwork: typeof fetch = async (...call) => {
      if (time.now() < backAt) throw new TypeError('Failed to fetch');
      result.arrivals.push(time.now() - backAt);
      const response = await send(device, ...call);
      result.statuses[response.status] = (result.statuses[response.status] ?? 0) + 1;
      return response;
    };
    for (;;) {
      const flushed = await flushOutbox({
        store,
        fetch: viaNetwork,
        locks: null,
        now: time.now,
        random,
        announce() {},
      });
      if (flushed.outcome === 'busy') throw new Error('nobody else flushes this queue');
      result.refused += flushed.refused;
      if (flushed.waiting === 0) break;
      const now = time.now();
      await time.until(Math.min(flushed.nextAttemptAt ?? now + TICK_MS, now + TICK_MS));
    }
    result.allInMs = Math.max(result.allInMs, time.now() - backAt);
  }

  await Promise.all(Array.from({ length: devices }, (_, device) => time.run(() => live(device))));
  return result;
}

/** Requests in the busiest second over the mean per second, from the first arrival to the last. */
export function peakOverMean(arrivals: readonly number[]): number {
  const first = Math.min(...arrivals);
  const seconds = new Map<number, number>();
  for (const at of arrivals) {
    const second = Math.floor((at - first) / 1000);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  const length = Math.max(...seconds.keys()) + 1;
  return Math.max(...seconds.values()) / (arrivals.length / length);
}
