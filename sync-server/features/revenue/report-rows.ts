import type { ReportOptions, ReportProblem } from '#domain/contract/revenue';
import { countIn, type DecimalSign, microsIn } from '#domain/revenue/earnings';
import type { addUpDays } from '#domain/revenue/network-report';
import { isSafeText } from '../../lib/parse-json.ts';
import { COLUMN_MAPS, type FoundColumns, type ReportColumn, type ReportLine } from './report-table.ts';

const MOST_PROBLEMS = 20;
const TEXT_MAX = 300;

const NAMES: Readonly<Record<'items' | 'returns' | 'pageViews' | 'clicks', string>> = {
  items: 'Items shipped',
  returns: 'Returns',
  pageViews: 'Page views',
  clicks: 'Clicks',
};

/** The day and month order of dates in figures; undefined if unknown. */
export type DateOrder = ReportOptions['dates'];

/** How the file writes its figures, and the last day that it may have. */
type Notation = { order: DateOrder; decimal: DecimalSign; today: string };

type Row = Parameters<typeof addUpDays>[0][number];

class RowFault extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

function rowOf(
  cells: readonly string[],
  headings: readonly string[],
  at: FoundColumns['at'],
  { order, decimal, today }: Notation,
): Row {
  const cell = (column: ReportColumn) => (at[column] === undefined ? '' : (cells[at[column]] ?? ''));
  const heading = (column: ReportColumn) => headings[at[column] ?? -1] ?? column;
  const text = (column: 'account' | 'product') => {
    const given = cell(column).trim().slice(0, TEXT_MAX);
    if (!isSafeText(given)) throw new RowFault(heading(column), 'The text contains broken characters.');
    return given;
  };
  const count = (column: keyof typeof NAMES) => {
    if (at[column] === undefined) return 0;
    const found = countIn(cell(column), decimal);
    if (found === null) throw new RowFault(heading(column), `${NAMES[column]} must be a whole number.`);
    return found;
  };
  const day = dateIn(cell('day'), order);
  if (day === null || day === 'unclear') throw new RowFault(heading('day'), 'This is not a date.');
  if (day > today) throw new RowFault(heading('day'), 'This day is in the future.');
  const earningsMicros = microsIn(cell('earnings'), decimal);
  if (earningsMicros === null) {
    throw new RowFault(heading('earnings'), 'The earnings must be an amount such as 12.34.');
  }
  const product = text('product');
  return {
    account: text('account'),
    day,
    earningsMicros,
    items: count('items') - count('returns'),
    clicks: count('clicks'),
    pageViews: count('pageViews'),
    ...(product !== '' && { product }),
  };
}

/** The lines of a report, or what is wrong with them. */
export function readRows(
  body: readonly ReportLine[],
  headings: readonly string[],
  { format, at }: FoundColumns,
  notation: Notation,
): { rows: Row[]; problems: ReportProblem[] } {
  const { measured, mayRepeat } = COLUMN_MAPS[format];
  const rows: Row[] = [];
  const problems: ReportProblem[] = [];
  const seen = new Set<string>();
  for (const { cells, line } of body) {
    if (problems.length >= MOST_PROBLEMS) break;
    const named = JSON.stringify(cells.filter((_, index) => !measured.test(headings[index] ?? '')));
    try {
      rows.push(rowOf(cells, headings, at, notation));
      if (!mayRepeat && seen.has(named))
        throw new RowFault(headings[at.day ?? 0] ?? '', 'This day occurs twice.');
      seen.add(named);
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      problems.push({ line, field: error.field.trim(), problem: error.message });
    }
  }
  return { rows, problems };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TIME = String.raw`(?:[T ]+\d.*)?`;
const ISO = new RegExp(String.raw`^(\d{4})-(\d{2})-(\d{2})${TIME}$`);
const MONTH_DAY = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/;
const DAY_MONTH = /^(\d{1,2}) ([A-Za-z]{3,9})\.?,? (\d{4})$/;
/** Excel rewrites dates and adds a time. */
const NUMBERS = new RegExp(String.raw`^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})${TIME}$`);
const IN_TEXT =
  /\d{4}-\d{2}-\d{2}|[A-Za-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2} [A-Za-z]{3,9}\.?,? \d{4}|\d{1,2}([/.-])\d{1,2}\1\d{4}/g;

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
