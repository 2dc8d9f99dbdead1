import { lateFormat } from '../text/late-format.ts';

const DAY_MS = 86_400_000;

/** '2026-11-21' as the milliseconds of its midnight in UTC, which has no daylight saving time. */
function timeOf(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(time)) throw new RangeError(`not a date: ${date}`);
  return time;
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * The date `days` later (earlier if negative). Dates are 'YYYY-MM-DD' throughout the plan.
 * @throws {RangeError} if `date` is not a valid date
 */
export function addDays(date: string, days: number): string {
  return dateOf(timeOf(date) + days * DAY_MS);
}

/**
 * Days from one date to another, negative if that is earlier.
 * @throws {RangeError} if either is not a valid date
 */
export function daysBetween(from: string, to: string): number {
  return (timeOf(to) - timeOf(from)) / DAY_MS;
}

/**
 * The same day of a later month, or the last day of a shorter month: three months after 30 November is 28 February.
 * @throws {RangeError} if `date` is not a valid date
 */
export function addMonths(date: string, months: number): string {
  const from = new Date(timeOf(date));
  const firstOfMonth = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const afterMonth = new Date(firstOfMonth);
  afterMonth.setUTCMonth(afterMonth.getUTCMonth() + 1);
  const daysInMonth = (afterMonth.getTime() - firstOfMonth) / DAY_MS;
  return dateOf(firstOfMonth + (Math.min(from.getUTCDate(), daysInMonth) - 1) * DAY_MS);
}

/** Calendar day of a moment in the device's time zone: '2026-11-21'. */
export function localDate(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

const named = (options: Intl.DateTimeFormatOptions) =>
  lateFormat(() => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }));
const withMonth = named({ weekday: 'short', day: 'numeric', month: 'short' });
const withoutMonth = named({ weekday: 'short', day: 'numeric' });
const withLongMonth = named({ weekday: 'short', day: 'numeric', month: 'long' });

const words = (format: () => Intl.DateTimeFormat, date: string) =>
  format().format(timeOf(date)).replace(',', '');

/** 'Sat 21 Nov'. */
export function dateText(date: string): string {
  return words(withMonth, date);
}

/** 'Sat 21 to Mon 23 November', 'Sun 29 November to Tue 1 December'; a single day is 'Sat 21 November'. */
export function spanText(first: string, last: string): string {
  if (first === last) return words(withLongMonth, first);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${words(isSameMonth ? withoutMonth : withLongMonth, first)} to ${words(withLongMonth, last)}`;
}
