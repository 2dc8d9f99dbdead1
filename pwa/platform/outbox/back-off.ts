import { MAX_RETRY_AFTER_MS } from '#domain/sync/retry-after';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * Backoff before the next attempt, in milliseconds. Without `Retry-After`: random between 2 s and a ceiling that
 * doubles per attempt up to 15 min, so that devices that failed together do not return together. With it: that delay,
 * at least 2 s, plus up to a quarter of jitter, at most one hour.
 * @param attempts attempts so far, at least 1
 * @param random in [0, 1)
 */
export function backOffMs(attempts: number, retryAfterMs: number | null, random: number): number {
  if (retryAfterMs !== null) {
    const asked = Math.max(FIRST_WAIT_MS, retryAfterMs);
    return Math.round(Math.min(MAX_RETRY_AFTER_MS, asked * (1 + random / 4)));
  }
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 20));
  return Math.round(FIRST_WAIT_MS + random * (ceiling - FIRST_WAIT_MS));
}
