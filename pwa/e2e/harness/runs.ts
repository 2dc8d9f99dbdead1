/** How often a fault is tried: a few times in `npm test`, the full count of the fault matrix with `SOAK=1`. */
export function runs(quick: number, full: number): number {
  return process.env['SOAK'] === '1' ? full : quick;
}

/** A deadline for a test that makes so many runs of so many seconds, and what starting up takes. */
export function timeFor(count: number, secondsEach: number): number {
  return 60_000 + count * secondsEach * 1000;
}
