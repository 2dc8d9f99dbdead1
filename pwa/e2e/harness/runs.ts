import { test } from '@playwright/test';

/** Number of runs of a fault: few in `npm test`; with `SOAK=1` the full count of the fault matrix, which is recorded. */
export function runs(quick: number, full: number): number {
  const count = soakScale(quick, full);
  test.info().annotations.push({ type: 'runs', description: String(count) });
  return count;
}

/** As `runs`, for numbers that are not runs: items in a queue, steps, parts. */
export function soakScale(quick: number, full: number): number {
  return process.env['SOAK'] === '1' ? full : quick;
}

/** Time-out in ms for `count` runs, start-up included. */
export function timeoutFor(count: number, secondsEach: number): number {
  return 60_000 + count * secondsEach * 1000;
}
