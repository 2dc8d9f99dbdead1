// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { FlushOptions, FlushResult } from './flush.ts';
import { flushOnSync, flushWhenFree } from './flush.ts';

const result = (waiting: number): FlushResult => ({
  outcome: 'done',
  sent: 1,
  refused: 0,
  waiting,
  nextAttemptAt: null,
});

describe('fault 6: a sync event', () => {
  it('tells the flush that the network is back', async () => {
    const seen: (FlushOptions | undefined)[] = [];
    await flushOnSync(false, async (options) => {
      seen.push(options);
      return result(0);
    });
    expect(seen).toEqual([{ reopened: 'network' }]);
  });

  it('fails while items wait, so that the browser retries, except on its last attempt', async () => {
    await expect(flushOnSync(false, async () => result(2))).rejects.toThrow('2 queue items');
    await expect(flushOnSync(true, async () => result(2))).resolves.toBeUndefined();
  });

  it('waits for a running flusher, which may have checked before the network returned', async () => {
    vi.useFakeTimers();
    const results: FlushResult[] = [{ outcome: 'busy' }, { outcome: 'busy' }, result(0)];
    const flushed = flushOnSync(false, async () => results.shift() ?? result(9));
    await vi.advanceTimersByTimeAsync(1_000);
    await flushed;
    expect(results).toEqual([]);
    vi.useRealTimers();
  });

  it('is retried by the browser if another flusher runs for half a minute, since its page may be closing', async () => {
    vi.useFakeTimers();
    const busy = async (): Promise<FlushResult> => ({ outcome: 'busy' });
    const outcomes = Promise.allSettled([flushOnSync(false, busy), flushOnSync(true, busy)]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    vi.useRealTimers();
  });
});

describe('a page that closes while it sends', () => {
  it('is followed by the worker, once the page’s lock is free', async () => {
    vi.useFakeTimers();
    const seen: (FlushOptions | undefined)[] = [];
    const results: FlushResult[] = [{ outcome: 'busy' }, result(0)];
    const flushed = flushWhenFree({}, async (options) => {
      seen.push(options);
      return results.shift() ?? result(9);
    });
    await vi.advanceTimersByTimeAsync(500);
    expect(await flushed).toEqual(result(0));
    expect(seen).toEqual([{}, {}]);
    vi.useRealTimers();
  });
});
