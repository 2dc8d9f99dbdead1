export const MAX_RETRY_AFTER_MS = 60 * 60_000;

/**
 * Delay of a `Retry-After` header, in milliseconds, from 0 to one hour; null if absent or invalid. A date is measured
 * from the response's own `Date`, because the device's clock may be years off.
 * @param now the device's clock, milliseconds since 1970, for a response without a `Date`
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
