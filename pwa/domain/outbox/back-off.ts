import { MAX_RETRY_AFTER_MS } from './retry-after.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * Milliseconds until the next attempt. Without a word from the server: at random between 2 s and a ceiling that
 * doubles with every attempt up to 15 min, so that devices that failed together do not return together.
 * With one: that long, at least 2 s, spread over a further quarter of it, at most one hour.
 * @param attempts attempts so far, at least 1
 * @param random from 0 up to, not including, 1
 */
export function backOffMs(attempts: number, retryAfterMs: number | null, random: number): number {
  if (retryAfterMs !== null) {
    const asked = Math.max(FIRST_WAIT_MS, retryAfterMs);
    return Math.round(Math.min(MAX_RETRY_AFTER_MS, asked * (1 + random / 4)));
  }
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 20));
  return Math.round(FIRST_WAIT_MS + random * (ceiling - FIRST_WAIT_MS));
}
