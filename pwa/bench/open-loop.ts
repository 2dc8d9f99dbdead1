import { setTimeout } from 'node:timers/promises';

export type Load = {
  /** Of each act, milliseconds from when it was due. */
  times: { status: number; ms: number }[];
};

/**
 * Begins acts at a steady rate, however long the ones before take, and waits for all of them.
 * @param act resolves with the status of its answer
 */
export async function openLoop(perSecond: number, forMs: number, act: () => Promise<number>): Promise<Load> {
  const times: Load['times'] = [];
  const underWay: Promise<void>[] = [];
  const began = performance.now();
  for (let begun = 0; ; ) {
    const elapsedMs = performance.now() - began;
    if (elapsedMs >= forMs) break;
    for (; begun < (elapsedMs / 1000) * perSecond; begun += 1) {
      const dueAt = began + (begun / perSecond) * 1000;
      underWay.push(act().then((status) => void times.push({ status, ms: performance.now() - dueAt })));
    }
    await setTimeout(1);
  }
  await Promise.all(underWay);
  return { times };
}

/** The value below which 99% of the values lie. */
export function percentile99(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}
