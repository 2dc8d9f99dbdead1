import { lateFormat } from './late-format.ts';

// Fixed time zone, so that the server's HTML and hydration agree.
const format = (month: 'short' | 'long') =>
  lateFormat(
    () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }),
  );
const short = format('short');
const long = format('long');

/**
 * '3 May 2026' for an ISO date or timestamp, using its UTC day.
 * @throws RangeError for an invalid date
 */
export const shortDay = (iso: string): string => short().format(new Date(iso));

/**
 * '24 November 2026' for an ISO date or timestamp, using its UTC day.
 * @throws RangeError for an invalid date
 */
export const longDay = (iso: string): string => long().format(new Date(iso));
