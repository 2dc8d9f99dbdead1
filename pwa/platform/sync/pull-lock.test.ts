import { afterEach, expect, it, vi } from 'vitest';
import { whenOthersRest } from './pull-lock.ts';

afterEach(() => vi.unstubAllGlobals());

/** Like browsers: one holder per name, the others queued, each with its signal. */
function stubLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const aborted = new Promise<'aborted'>((resolve) => {
      signal.addEventListener('abort', () => resolve('aborted'));
    });
    const turn = Promise.race([last.catch(() => {}), aborted]).then((first) => {
      if (first === 'aborted') throw new DOMException('Aborted', 'AbortError');
      return work();
    });
    last = turn;
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

it('lets one tab pull at a time', async () => {
  stubLocks();
  let atWork = 0;
  const work = async () => {
    atWork += 1;
    expect(atWork).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atWork -= 1;
    return 'done';
  };
  expect(await Promise.all([whenOthersRest(work), whenOthersRest(work)])).toEqual(['done', 'done']);
});

it('fault 5: waits for a frozen tab only up to a time limit', async () => {
  stubLocks();
  void whenOthersRest(() => new Promise(() => {}));
  expect(await whenOthersRest(async () => 'done', 'bowlful-pull', 20)).toBe('done');
});

it('rethrows an error of the work', async () => {
  stubLocks();
  await expect(whenOthersRest(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it.each([null, undefined])('fault 4: runs at once where locks are %s', async (locks) => {
  vi.stubGlobal('navigator', { locks });
  expect(await whenOthersRest(async () => 'done')).toBe('done');
});
