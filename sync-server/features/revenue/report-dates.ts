const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/;
const WORDS = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/;
const NUMBERS = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** The day and month order of dates with slashes; null if unknown. */
export type DateOrder = 'day-first' | 'month-first' | null;

/** The order that fits all dates of a report: a number above 12 decides. */
export function orderOf(dates: readonly string[]): DateOrder {
  for (const date of dates) {
    const [, first, second] = NUMBERS.exec(date.trim()) ?? [];
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
  }
  return null;
}

function dayOf(year: string | undefined, month: number, day: string | undefined): string | null {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // JavaScript reads 31 February as 3 March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** An exported date as '2026-11-21'; null if invalid, 'unclear' if day and month can't be told apart. */
export function dateIn(text: string, order: DateOrder): string | null | 'unclear' {
  const given = text.trim();
  const iso = ISO.exec(given);
  if (iso !== null) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const words = WORDS.exec(given);
  if (words !== null) {
    const month = MONTHS.indexOf(words[1]?.slice(0, 3).toLowerCase() ?? '') + 1;
    return month === 0 ? null : dayOf(words[3], month, words[2]);
  }
  const numbers = NUMBERS.exec(given);
  if (numbers === null) return null;
  const [, first, second, year] = numbers;
  if (order === null && first !== second) return 'unclear';
  return order === 'day-first' ? dayOf(year, Number(second), first) : dayOf(year, Number(first), second);
}
