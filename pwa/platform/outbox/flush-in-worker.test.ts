// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { FlushOptions, FlushResult } from './flush.ts';
import { flushOnSync } from './flush.ts';

const result = (waiting: number): FlushResult => ({
  outcome: 'done',
  sent: 1,
  refused: 0,
  waiting,
  nextAttemptAt: null,
});

describe('fault 6: a sync event', () => {
  it('knows that the network is back', async () => {
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

  it('leaves the work to a flusher that runs for half a minute', async () => {
    vi.useFakeTimers();
    const flushed = flushOnSync(false, async () => ({ outcome: 'busy' }));
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(flushed).resolves.toBeUndefined();
    vi.useRealTimers();
  });
});
