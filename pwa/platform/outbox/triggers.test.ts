// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceChange, wishDelivery } from './events.ts';
import type { FlushOptions, FlushResult } from './flush.ts';
import { startPush } from './triggers.ts';

const idle: FlushResult = { outcome: 'done', sent: 0, refused: 0, waiting: 0, nextAttemptAt: null };
let stop: () => void = () => {};
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function started(
  results: FlushResult[] = [],
  registerSync: (isNew: boolean) => Promise<void> = async () => {},
) {
  const flushes: FlushOptions[] = [];
  stop = startPush({
    flush: async (options) => {
      flushes.push(options);
      return results.shift() ?? idle;
    },
    registerSync,
  });
  return flushes;
}

const elapsed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the queue is flushed', () => {
  it('at the start, and again every 60 s while the page is visible', async () => {
    const flushes = started();
    await pass(0);
    expect(flushes).toEqual([{ reopened: 'way' }]);
    await pass(59_999);
    expect(flushes).toHaveLength(1);
    await pass(1);
    expect(flushes).toEqual([{ reopened: 'way' }, { reopened: null }]);
  });

  it('not by the timer while the page is hidden, but as soon as it is visible', async () => {
    const flushes = started();
    await pass(0);
    visibility = 'hidden';
    await pass(600_000);
    expect(flushes).toHaveLength(1);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(flushes).toEqual([{ reopened: 'way' }, { reopened: 'way' }]);
  });

  it('when the network comes back', async () => {
    const flushes = started();
    await pass(0);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(flushes).toEqual([{ reopened: 'way' }, { reopened: 'way' }]);
  });

  it('after an enqueue, once background sync is registered', async () => {
    const registered: boolean[] = [];
    const flushes = started([], async (isNew) => {
      await elapsed(500);
      registered.push(isNew);
    });
    await pass(0);
    wishDelivery();
    await pass(499);
    expect([registered, flushes.length]).toEqual([[], 1]);
    await pass(1);
    expect([registered, flushes.length]).toEqual([[true], 2]);
  });

  it('fault 7: after an enqueue, even if the browser refuses or ignores the registration', async () => {
    for (const registerSync of [
      () => new Promise<void>(() => {}),
      () => Promise.reject(new Error('denied')),
    ]) {
      const flushes = started([], registerSync);
      await pass(0);
      wishDelivery();
      await pass(1_000);
      expect(flushes.length).toBe(2);
      stop();
    }
  });

  it('by background sync too, if items are left over', async () => {
    const registered: boolean[] = [];
    started([{ ...idle, waiting: 1 }], async (isNew) => {
      registered.push(isNew);
    });
    await pass(0);
    expect(registered).toEqual([false]);
  });

  it('when the next item is due, before the 60 s are over', async () => {
    const flushes = started([{ ...idle, waiting: 1, nextAttemptAt: Date.now() + 3_000 }]);
    await pass(0);
    await pass(2_999);
    expect(flushes).toHaveLength(1);
    await pass(1);
    expect(flushes).toHaveLength(2);
  });

  it('once more for all requests made during a run', async () => {
    const flushes: FlushOptions[] = [];
    stop = startPush({
      flush: async (options) => {
        flushes.push(options);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return idle;
      },
    });
    await pass(500);
    window.dispatchEvent(new Event('online'));
    wishDelivery();
    await pass(500);
    await pass(1_000);
    expect(flushes).toEqual([{ reopened: 'way' }, { reopened: 'way' }]);
  });

  it('again after a storage failure', async () => {
    let flushes = 0;
    stop = startPush({
      flush: async () => {
        flushes += 1;
        throw new Error('storage');
      },
    });
    await pass(60_000);
    expect(flushes).toBe(2);
  });

  it('and says that the server was reached once it has answered for an item', async () => {
    const reached = vi.fn();
    const results = [
      { ...idle, waiting: 1 },
      { ...idle, sent: 1 },
      { ...idle, refused: 1 },
    ];
    stop = startPush({ flush: async () => results.shift() ?? idle, registerSync: async () => {}, reached });
    await pass(0);
    expect(reached).not.toHaveBeenCalled();
    await pass(60_000);
    expect(reached).toHaveBeenCalledTimes(1);
    await pass(120_000);
    expect(reached).toHaveBeenCalledTimes(2);
  });

  it('no more once stopped', async () => {
    const flushes = started();
    await pass(0);
    stop();
    wishDelivery();
    window.dispatchEvent(new Event('online'));
    await pass(120_000);
    expect(flushes).toHaveLength(1);
  });
});

describe('fault 5: another tab holds the lock', () => {
  const busy: FlushResult = { outcome: 'busy' };

  it('and is frozen: within 30 s this tab continues without the lock', async () => {
    const flushes = started(Array.from({ length: 40 }, () => busy));
    // A holder that is silent for 26 s counts as frozen.
    await pass(25_999);
    expect(flushes.every((options) => !('locks' in options))).toBe(true);
    await pass(4_001);
    expect(flushes.at(-1)).toEqual({ reopened: null, locks: null });
  });

  it('and is alive: as long as items move, this tab lets it work', async () => {
    const flushes = started(Array.from({ length: 60 }, () => busy));
    for (let n = 0; n < 4; n++) {
      await pass(20_000);
      announceChange();
    }
    expect(flushes.every((options) => !('locks' in options))).toBe(true);
  });
});
