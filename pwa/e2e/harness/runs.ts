import { test } from '@playwright/test';

/** How often a fault is tried: a few times in `npm test`, the full count of the fault matrix with `SOAK=1`, which records it. */
export function runs(quick: number, full: number): number {
  const count = extent(quick, full);
  test.info().annotations.push({ type: 'runs', description: String(count) });
  return count;
}

/** A number of the same kind that counts no runs of its own: items in a queue, steps, parts. */
export function extent(quick: number, full: number): number {
  return process.env['SOAK'] === '1' ? full : quick;
}

/** A deadline for a test that makes so many runs of so many seconds, and what starting up takes. */
export function timeFor(count: number, secondsEach: number): number {
  return 60_000 + count * secondsEach * 1000;
}
