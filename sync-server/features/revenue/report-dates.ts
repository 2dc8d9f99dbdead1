import type { ReportOptions } from '#domain/contract/revenue';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TIME = String.raw`(?:[T ]+\d.*)?`;
const ISO = new RegExp(String.raw`^(\d{4})-(\d{2})-(\d{2})${TIME}$`);
const MONTH_DAY = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/;
const DAY_MONTH = /^(\d{1,2}) ([A-Za-z]{3,9})\.?,? (\d{4})$/;
/** Excel rewrites dates and adds a time. */
const NUMBERS = new RegExp(String.raw`^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})${TIME}$`);
const IN_TEXT =
  /\d{4}-\d{2}-\d{2}|[A-Za-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2} [A-Za-z]{3,9}\.?,? \d{4}|\d{1,2}([/.-])\d{1,2}\1\d{4}/g;

/** The day and month order of dates in figures; undefined if unknown. */
export type DateOrder = ReportOptions['dates'];

/** The order that fits all dates of a report: points, or a number above 12, decide. */
export function orderOf(dates: readonly string[]): DateOrder {
  for (const date of dates) {
    const [, first, sign, second] = NUMBERS.exec(date.trim()) ?? [];
    if (sign === '.' || Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
  }
  return undefined;
}

function dayOf(year: string | undefined, month: number, day: string | undefined): string | null {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // JavaScript reads 31 February as 3 March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}

const monthOf = (word = '') => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/** An exported date as '2026-11-21'; null if invalid, 'unclear' if day and month can't be told apart. */
export function dateIn(text: string, order: DateOrder): string | null | 'unclear' {
  const given = text.trim();
  const iso = ISO.exec(given);
  if (iso !== null) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const words = MONTH_DAY.exec(given);
  if (words !== null) return dayOf(words[3], monthOf(words[1]), words[2]);
  const turned = DAY_MONTH.exec(given);
  if (turned !== null) return dayOf(turned[3], monthOf(turned[2]), turned[1]);
  const [, first, , second, year] = NUMBERS.exec(given) ?? [];
  if (first === undefined) return null;
  if (order === undefined && first !== second) return 'unclear';
  return order === 'day-first' ? dayOf(year, Number(second), first) : dayOf(year, Number(first), second);
}

/** The dates in a report's title, as it writes them. */
export const datesIn = (title: string): string[] => [...title.matchAll(IN_TEXT)].map(([date]) => date);

/** The first and last day in a title with two dates, 'from 2026-11-01 to 2026-11-30'; null for any other. */
export function periodIn(title: string, order: DateOrder): { from: string; to: string } | null {
  const [from, to, ...more] = datesIn(title).map((date) => dateIn(date, order));
  if (!from || !to || more.length > 0 || from === 'unclear' || to === 'unclear' || from > to) return null;
  return { from, to };
}
