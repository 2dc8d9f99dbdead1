import type { ReportFormat, ReportProblem } from '#domain/contract/revenue';
import type { Currency } from '#domain/reference/currency-rates';
import { addUpDays, type ReportDay } from '#domain/revenue/report-day';
import { countIn, currencyOf, microsIn } from '#domain/revenue/report-money';
import { isSafeText } from '../../lib/parse-json.ts';
import { COLUMN_MAPS, columnsOf, type FoundColumns, type ReportColumn } from './report-columns.ts';
import { type DateOrder, dateIn, orderOf } from './report-dates.ts';
import { linesOf, MOST_LINES, type ReportLine, UnreadableReport } from './report-lines.ts';

const MOST_PROBLEMS = 20;
/** Maximum title lines above the headings. */
const HEADINGS_WITHIN = 5;
const TEXT_MAX = 300;

type Report = {
  format: ReportFormat;
  currency: Currency;
  /** Lines with an amount. */
  rows: number;
  days: ReportDay[];
};

/** Today in the earliest time zone, so a report from this morning is accepted everywhere. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;
const lastDayOn = (now: number) => new Date(now + EARLIEST_ZONE_MS).toISOString().slice(0, 10);

type Row = Parameters<typeof addUpDays>[0][number];
/** A report, or its errors. */
export type ReadReport = { report: Report; problems: [] } | { report: null; problems: ReportProblem[] };

const refused = (problem: string, line = 1, field: string | null = null): ReadReport => ({
  report: null,
  problems: [{ line, field, problem }],
});

const NAMES: Readonly<Record<'items' | 'returns' | 'pageViews' | 'clicks', string>> = {
  items: 'Items shipped',
  returns: 'Returns',
  pageViews: 'Page views',
  clicks: 'Clicks',
};

class RowFault extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Both reports end with totals. */
const isSum = (cells: readonly string[]) =>
  cells.some((cell) => /^(?:totals?|averages?)$/i.test(cell.trim()));

function rowOf(
  cells: readonly string[],
  headings: readonly string[],
  at: FoundColumns['at'],
  order: DateOrder,
  today: string,
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
    const found = countIn(cell(column));
    if (found === null) throw new RowFault(heading(column), `${NAMES[column]} must be a whole number.`);
    return found;
  };
  const day = dateIn(cell('day'), order);
  if (day === null) throw new RowFault(heading('day'), 'This is not a date.');
  if (day === 'unclear') {
    throw new RowFault(
      heading('day'),
      'We can’t tell day and month apart. Export a range that includes a day after the 12th.',
    );
  }
  if (day > today) throw new RowFault(heading('day'), 'This day is in the future.');
  const earningsMicros = microsIn(cell('earnings'));
  if (earningsMicros === null) {
    throw new RowFault(heading('earnings'), 'The earnings must be an amount such as 12.34.');
  }
  const product = at.product === undefined ? '' : text('product');
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

function readRows(
  body: readonly ReportLine[],
  headings: readonly string[],
  found: FoundColumns,
  today: string,
) {
  const { format, at } = found;
  const { measured, mayRepeat } = COLUMN_MAPS[format];
  const order = orderOf(body.map(({ cells }) => cells[at.day ?? 0] ?? ''));
  const rows: Row[] = [];
  const problems: ReportProblem[] = [];
  const seen = new Set<string>();
  for (const { cells, line } of body) {
    if (problems.length >= MOST_PROBLEMS) break;
    if (isSum(cells)) continue;
    const named = JSON.stringify(cells.filter((_, index) => !measured.test(headings[index] ?? '')));
    try {
      rows.push(rowOf(cells, headings, at, order, today));
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

/**
 * Reads a network's report line by line.
 * @param now milliseconds since 1970: future days are refused
 * @param currency overrides the headings' currency
 */
export function readReport(bytes: Uint8Array, now: number, currency?: Currency): ReadReport {
  let lines: ReportLine[];
  try {
    lines = linesOf(bytes);
  } catch (error) {
    if (error instanceof UnreadableReport) return refused(error.message, error.line);
    throw error;
  }
  if (lines.length === 0) return refused('The file is empty.');
  const head = lines.slice(0, HEADINGS_WITHIN).findIndex(({ cells }) => columnsOf(cells) !== null);
  const headings = lines[head]?.cells ?? [];
  const found = columnsOf(headings);
  if (found === null) {
    return refused(
      'We don’t know these columns. We read Amazon Associates’ Fee-Earnings report, with Tracking ID, Date Shipped, Items Shipped and Ad Fees, and AdSense’s report by day, with Date and Estimated earnings.',
    );
  }
  const body = lines.slice(head + 1);
  if (body.length > MOST_LINES) {
    return refused(`There are more than ${MOST_LINES} lines.`, body[MOST_LINES]?.line ?? MOST_LINES);
  }
  const earnings = headings[found.at.earnings ?? -1] ?? '';
  const meant = currency ?? currencyOf(earnings);
  if (meant === null) {
    return refused('The heading names no currency. Choose the report’s.', lines[head]?.line ?? 1, earnings);
  }
  const { rows, problems } = readRows(body, headings, found, lastDayOn(now));
  if (problems.length > 0) return { report: null, problems };
  if (rows.length === 0) return refused('The report has no line with an amount.', lines[head]?.line ?? 1);
  return {
    report: { format: found.format, currency: meant, rows: rows.length, days: addUpDays(rows) },
    problems: [],
  };
}
