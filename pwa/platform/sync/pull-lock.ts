const LOCK = 'bowlful-pull';
/** A tab that holds the lock for longer is frozen, or on a connection so slow that a second pull does no harm. */
const PATIENCE_MS = 30_000;

/**
 * Runs `work` when no other tab pulls. The lock only saves requests: concurrent pulls are kept apart by the cursor
 * that each page is committed against, so a browser without locks just runs it.
 * @param name another lock, for work of which the same is true
 */
export async function whenOthersRest<T>(
  work: () => Promise<T>,
  name = LOCK,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  // Browsers without Web Locks lack it or have null there.
  const locks: LockManager | null = globalThis.navigator?.locks ?? null;
  if (locks === null) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    return await locks.request(name, { signal: patience.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (!patience.signal.aborted) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
}
