// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handOverToWorker, isOutboxSync, registerBackgroundSync } from './triggers.ts';

function withWorker(register: (tag: string) => Promise<void>, active: object | null = {}) {
  const postMessage = vi.fn();
  const container = {
    controller: { postMessage },
    getRegistration: async () => ({ active, sync: { register } }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return postMessage;
}

afterEach(() => {
  vi.useRealTimers();
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
});

describe('background sync', () => {
  it('is requested under a tag that the worker knows, a fresh one for new items', async () => {
    vi.useFakeTimers({ now: 1_772_366_400_000 });
    const tags: string[] = [];
    withWorker(async (tag) => {
      tags.push(tag);
    });
    await registerBackgroundSync(false);
    await registerBackgroundSync(true);
    expect(tags).toEqual(['bowlful-outbox', 'bowlful-outbox:1772366400000']);
    expect(tags.every(isOutboxSync)).toBe(true);
    expect(isOutboxSync('bowlful-outbox-2')).toBe(false);
  });

  it('fault 7: is skipped if the browser refuses or lacks it, or no worker is active yet', async () => {
    withWorker(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    await expect(registerBackgroundSync(true)).resolves.toBeUndefined();
    const register = vi.fn(async () => {});
    withWorker(register, null);
    await registerBackgroundSync(true);
    expect(register).not.toHaveBeenCalled();
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
    await expect(registerBackgroundSync(true)).resolves.toBeUndefined();
    expect(handOverToWorker).not.toThrow();
  });

  it('a page being left hands the queue to the worker', () => {
    const postMessage = withWorker(async () => {});
    handOverToWorker();
    expect(postMessage).toHaveBeenCalledWith({ type: 'FLUSH_OUTBOX' });
  });
});
