import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from './waiting-budget.ts';

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
