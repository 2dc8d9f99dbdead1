const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When to offer again after a 'not now': in 30 days the first time, in 90 after that.
 * @param last the end of the last pause, ISO 8601; null if there was none
 */
export function nextSnooze(last: string | null, now: Date): string {
  const days = last === null ? 30 : 90;
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}
