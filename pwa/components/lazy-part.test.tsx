import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const report = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', report);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  report.mockClear();
});

const Verdict = () => <p>The verdict</p>;

/** Opens a page with a part whose first loads fail. */
async function openWithFailures(count: number) {
  let calls = 0;
  const Part = lazyPart(async () => {
    calls += 1;
    if (calls <= count) throw new TypeError('Failed to fetch dynamically imported module');
    return { Part: Verdict };
  }, 'Part');
  await act(async () => {
    render(
      <main>
        <h1>Chicken bowl</h1>
        <Suspense fallback={<p>Opening the verdict</p>}>
          <Part />
        </Suspense>
      </main>,
    );
  });
}

it('fault 32: keeps the page around a part that does not load, and shows it once the network is back', async () => {
  await openWithFailures(1);
  expect(screen.getByRole('heading', { name: 'Chicken bowl' })).toBeTruthy();
  expect(screen.getByText('Opening the verdict')).toBeTruthy();
  await act(async () => dispatchEvent(new Event('online')));
  expect(screen.getByText('The verdict')).toBeTruthy();
});

it('tries again every ten seconds, and reports only the first failure', async () => {
  await openWithFailures(2);
  await act(() => vi.advanceTimersByTimeAsync(19_999));
  expect(screen.queryByText('The verdict')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('The verdict')).toBeTruthy();
  expect(report).toHaveBeenCalledTimes(1);
});
