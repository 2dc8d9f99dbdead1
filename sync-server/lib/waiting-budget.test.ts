import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageUnavailable } from './storage-error.ts';
import { outsideRequests, requireTimeLeft, waitFor, withinRequest, withTimeout } from './waiting-budget.ts';

/** A command that takes this long. */
const lasting = (ms: number) => () =>
  new Promise<string>((resolve) => void globalThis.setTimeout(() => resolve('done'), ms));

// A request may wait for the database for 5 s.
describe('one deadline per request', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Outcome of the action, and its duration in ms. */
  async function timed(act: () => Promise<unknown>): Promise<[unknown, number]> {
    const started = performance.now();
    const ended = act()
      .catch((error: unknown) => error)
      .then((end): [unknown, number] => [end, Math.round(performance.now() - started)]);
    await vi.runAllTimersAsync();
    return await ended;
  }

  it('fault 41: is shared by sequential commands', async () => {
    const done: string[] = [];
    const [end, elapsedMs] = await timed(() =>
      withinRequest(async () => {
        for (let n = 0; n < 5; n += 1) done.push(await waitFor(5000, lasting(2000)));
      }),
    );
    expect(end).toBeInstanceOf(StorageUnavailable);
    // The third would have ended after 6 s.
    expect(done).toHaveLength(2);
    expect(elapsedMs).toBe(5000);
  });

  it('counts parallel commands once', async () => {
    // 2.4 s for the longer of the two, then 2.5 s: 4.9 s.
    const [end] = await timed(() =>
      withinRequest(async () => {
        await Promise.all([waitFor(5000, lasting(2000)), waitFor(5000, lasting(2400))]);
        return await waitFor(5000, lasting(2500));
      }),
    );
    expect(end).toBe('done');
  });

  it('counts only waiting for the database', async () => {
    // 1 s and 3.9 s: 4.9 s without the 20 s between them.
    const [end] = await timed(() =>
      withinRequest(async () => {
        await waitFor(5000, lasting(1000));
        await lasting(20_000)();
        return await waitFor(5000, lasting(3900));
      }),
    );
    expect(end).toBe('done');
  });

  it('starts no further command after the deadline', async () => {
    let begun = 0;
    await timed(() =>
      withinRequest(async () => {
        await waitFor(9000, lasting(6000)).catch(() => undefined);
        expect(requireTimeLeft).toThrow(StorageUnavailable);
        await waitFor(5000, async () => {
          begun += 1;
        });
      }),
    );
    expect(begun).toBe(0);
  });

  it('applies neither outside requests nor to work that may outlive them', async () => {
    expect((await timed(() => waitFor(Number.POSITIVE_INFINITY, lasting(60_000))))[0]).toBe('done');
    const [end] = await timed(() =>
      withinRequest(() => outsideRequests(() => waitFor(10_000, lasting(9000)))),
    );
    expect(end).toBe('done');
  });
});

const never = new Promise<string>(() => {});

describe('a time-out', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('passes on a result or an error, and leaves no timer', async () => {
    const onTimeout = vi.fn();
    expect(await withTimeout(Promise.resolve('done'), 50, onTimeout)).toBe('done');
    await expect(withTimeout(Promise.reject(new Error('broken')), 50, onTimeout)).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
    expect(onTimeout).not.toHaveBeenCalled();
  });

  it('resolves to the fallback, and not before the limit', async () => {
    const onTimeout = vi.fn(() => 'instead');
    const result = withTimeout(never, 50, onTimeout);
    await vi.advanceTimersByTimeAsync(49);
    expect(onTimeout).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe('instead');
  });

  it('rethrows the fallback’s error', async () => {
    const result = withTimeout(never, 50, () => {
      throw new Error('late');
    });
    const refused = expect(result).rejects.toThrow('late');
    await vi.advanceTimersByTimeAsync(50);
    await refused;
  });

  it('never fires with an infinite limit', async () => {
    const result = withTimeout(Promise.resolve('done'), Number.POSITIVE_INFINITY, () => 'instead');
    expect(vi.getTimerCount()).toBe(0);
    expect(await result).toBe('done');
  });
});
