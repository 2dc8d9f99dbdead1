export const MAX_RETRY_AFTER_MS = 60 * 60_000;

/**
 * Milliseconds that a `Retry-After` header asks for, from 0 to one hour; null where it is absent or junk.
 * A date is measured from the answer's own `Date`, because the device's clock may be years off.
 * @param now the device's clock, milliseconds since 1970, for an answer without a `Date`
 */
export function retryAfterMs(header: string | null, dateHeader: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, MAX_RETRY_AFTER_MS);
  // HTTP dates begin with the day's name; Date.parse alone would also take '-1' for a year.
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return null;
  const until = Date.parse(text);
  if (Number.isNaN(until)) return null;
  const serverNow = Date.parse(dateHeader ?? '');
  const from = Number.isNaN(serverNow) ? now : serverNow;
  return Math.min(Math.max(0, until - from), MAX_RETRY_AFTER_MS);
}
