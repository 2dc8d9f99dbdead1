const LOCK = 'bowlful-outbox';

/** Browsers without Web Locks lack it or have null there. */
export function deviceLocks(): LockManager | null {
  return globalThis.navigator?.locks ?? null;
}

/**
 * Runs `work` unless another tab or the worker is at it. Locks only save requests: without them every flusher runs, and
 * the server's keys keep the effects single.
 */
export async function ifAlone<T>(locks: LockManager | null, work: () => Promise<T>): Promise<T | 'busy'> {
  if (locks === null) return work();
  return locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock === null ? 'busy' : work()));
}
