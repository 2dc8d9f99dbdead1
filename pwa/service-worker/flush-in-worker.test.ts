// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { FlushOptions, FlushResult } from '../sync/flush-outbox.ts';
import { flushOnSync } from './flush-in-worker.ts';

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

  it('fails while items wait, which makes the browser come back, but for the last time it does', async () => {
    await expect(flushOnSync(false, async () => result(2))).rejects.toThrow('2 items');
    await expect(flushOnSync(true, async () => result(2))).resolves.toBeUndefined();
  });

  it('leaves the work to a page that is at it', async () => {
    await expect(flushOnSync(false, async () => ({ outcome: 'busy' }))).resolves.toBeUndefined();
  });
});
