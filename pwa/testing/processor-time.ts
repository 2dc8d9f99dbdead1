/** Processor time of `work` in ms, the lowest of three runs: unlike wall time, hardly affected by other processes. */
export function processorMs(work: () => void): number {
  const runs = [0, 1, 2].map(() => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

/** A cost ratio for four times the text: proportional work is below it, at 4, quadratic work above, at 16. */
export const PROPORTIONAL = 9;

/**
 * How many times as much `large` costs as `small`, for four times the text: the lowest of five tries, or the
 * first below `PROPORTIONAL`. The garbage collector can spoil a try; it never makes quadratic work cheap.
 */
export function fourfoldCost(small: () => void, large: () => void): number {
  let lowest = Infinity;
  for (let attempt = 0; attempt < 5 && lowest >= PROPORTIONAL; attempt += 1) {
    // Below 3 ms the clock is too coarse for a ratio.
    lowest = Math.min(lowest, processorMs(large) / Math.max(processorMs(small), 3));
  }
  return lowest;
}
