import type {
  ReportOptions,
  ReportProblem,
  ReportQuestion,
  RevenueReportAnswer,
} from '#domain/contract/revenue';
import type { Currency } from '#domain/reference/markets';
import { currencyOf, type DecimalSign, decimalIn } from '#domain/revenue/earnings';
import { addUpDays, type NetworkReport } from '#domain/revenue/network-report';
import { dayBefore } from '../../lib/days.ts';
import { daysBetween } from './dashboard/figures.ts';
import { type DateOrder, dateIn, datesIn, orderOf, periodIn, readRows } from './report-rows.ts';
import {
  columnsOf,
  type FoundColumns,
  HEADINGS_WITHIN,
  MOST_LINES,
  type ReportColumn,
  type ReportLine,
  type ReportTable,
  tableOf,
  UnreadableReport,
} from './report-table.ts';

/** Today in the earliest time zone, so a report from this morning is accepted everywhere. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;
const SAMPLE_ROWS = 3;
const SAMPLE_COLUMNS = 8;
const SAMPLE_TEXT_MAX = 80;
/** Of a period. */
const MOST_DAYS = 3660;
const FIGURES = ['earnings', 'items', 'returns', 'pageViews', 'clicks'] as const satisfies ReportColumn[];

type Sample = RevenueReportAnswer['sample'];
/** A report, or the questions to answer first, or its errors. */
export type ReadReport = {
  report: NetworkReport | null;
  /** Null if unknown. */
  currency: Currency | null;
  questions: ReportQuestion[];
  problems: ReportProblem[];
  sample: Sample;
};

const NO_SAMPLE: Sample = { headings: [], rows: [] };

const refused = (problems: ReportProblem[], sample = NO_SAMPLE): ReadReport => ({
  report: null,
  currency: null,
  questions: [],
  problems,
  sample,
});
const wrong = (problem: string, line = 1, sample = NO_SAMPLE): ReadReport =>
  refused([{ line, field: null, problem }], sample);

/** Both reports end with totals, in a line without a date. */
const isSum = (cells: readonly string[], day: string) =>
  dateIn(day, 'day-first') === null &&
  dateIn(day, 'month-first') === null &&
  cells.some((cell) => /^(?:totals?|averages?)$/i.test(cell.trim()));

/** The first lines, with the first eight columns or those given. */
function sampleOf(
  lines: readonly ReportLine[],
  headings: readonly string[] = [],
  columns = Array.from({ length: SAMPLE_COLUMNS }, (_, at) => at),
): Sample {
  const short = (text: string) =>
    text.length > SAMPLE_TEXT_MAX ? `${text.slice(0, SAMPLE_TEXT_MAX)}…` : text;
  const cut = (cells: readonly string[]) =>
    columns.flatMap((column) => {
      const cell = cells[column];
      return cell === undefined ? [] : [short(cell.trim())];
    });
  return { headings: cut(headings), rows: lines.slice(0, SAMPLE_ROWS).map(({ cells }) => cut(cells)) };
}

type Head = {
  title: string;
  headings: readonly string[];
  found: FoundColumns;
  body: ReportLine[];
  line: number;
};

function headOf({ lines, delimiter }: ReportTable): Head | null {
  const at = lines.slice(0, HEADINGS_WITHIN).findIndex(({ cells }) => columnsOf(cells) !== null);
  const headings = lines[at]?.cells ?? [];
  const found = columnsOf(headings);
  if (found === null) return null;
  const dayAt = found.at.day ?? 0;
  return {
    // Joined as they were, because the separator may be part of a date.
    title: lines
      .slice(0, at)
      .map(({ cells }) => cells.join(delimiter))
      .join('\n'),
    headings,
    found,
    body: lines.slice(at + 1).filter(({ cells }) => !isSum(cells, cells[dayAt] ?? '')),
    line: lines[at]?.line ?? 1,
  };
}

/** The order of day and month; null if only a person can tell. */
function orderIn({ body, found, title }: Head, answered: DateOrder): { order: DateOrder } | null {
  const dates = body.map(({ cells }) => cells[found.at.day ?? 0] ?? '');
  const order = orderOf([...dates, ...datesIn(title)]) ?? answered;
  return order === undefined && dates.some((date) => dateIn(date, order) === 'unclear') ? null : { order };
}

/** The decimal sign; null if only a person can tell. A file with commas between its cells has points. */
function decimalOf({ body, found }: Head, delimiter: string, answered?: DecimalSign): DecimalSign | null {
  const columns = FIGURES.flatMap((column) => found.at[column] ?? []);
  const texts = body.flatMap(({ cells }) => columns.map((column) => cells[column] ?? ''));
  const proven = decimalIn(texts);
  if (proven !== null) return proven;
  return delimiter === ',' || !texts.some((text) => /[.,]/.test(text)) ? 'point' : (answered ?? null);
}

type Period = { from: string; to: string };

/** What is wrong with a stated period; null if nothing. */
function periodFault({ from, to }: Period, first: string, last: string): string | null {
  if (from > to) return 'The period ends before it begins.';
  if (first < from || last > to) return `The period must include every line: ${first} to ${last}.`;
  return daysBetween(from, to).length > MOST_DAYS ? 'The period is longer than ten years.' : null;
}

/**
 * Reads a network's report line by line.
 * @param now milliseconds since 1970: future days are refused
 * @param options answers to the questions of an earlier reading
 */
export function readReport(bytes: Uint8Array, now: number, options: ReportOptions = {}): ReadReport {
  let table: ReportTable;
  try {
    table = tableOf(bytes);
  } catch (error) {
    if (error instanceof UnreadableReport) return wrong(error.message, error.line);
    throw error;
  }
  if (table.lines.length === 0) return wrong('The file is empty.');
  const head = headOf(table);
  if (head === null) {
    return wrong(
      'We don’t know these columns. We read Amazon Associates’ Fee-Earnings report, with Tracking ID, Date Shipped, Items Shipped and Ad Fees, and AdSense’s report by day, with Date and Estimated earnings.',
      1,
      sampleOf(table.lines),
    );
  }
  const { body, headings, found, title, line } = head;
  const columns = Object.values(found.at).sort((a, b) => a - b);
  const sample = sampleOf(body, headings, columns);
  if (body.length > MOST_LINES) {
    return wrong(`There are more than ${MOST_LINES} lines.`, body[MOST_LINES]?.line ?? MOST_LINES, sample);
  }
  const currency = options.currency ?? currencyOf(headings[found.at.earnings ?? -1] ?? '');
  const order = orderIn(head, options.dates);
  const decimal = decimalOf(head, table.delimiter, options.decimal);
  const today = dayBefore(now + EARLIEST_ZONE_MS, 0);
  const read =
    order === null || decimal === null
      ? { rows: [], problems: [] }
      : readRows(body, headings, found, { ...order, decimal, today });
  if (read.problems.length > 0) return refused(read.problems, sample);
  const days = addUpDays(read.rows);
  // Without lines, any period includes them all.
  const [first, last] = [days[0]?.day ?? '9999', days.at(-1)?.day ?? '0000'];
  const titled = order && periodIn(title, order.order);
  const stated = options.from !== undefined &&
    options.to !== undefined && { from: options.from, to: options.to };
  const fault = stated ? periodFault(stated, first, last) : null;
  if (fault !== null) return { ...wrong(fault, line, sample), currency, questions: ['period'] };
  const period = stated || (titled && periodFault(titled, first, last) === null ? titled : null);
  if (currency === null || order === null || decimal === null || period === null) {
    const questions: ReportQuestion[] = [];
    if (currency === null) questions.push('currency');
    if (decimal === null) questions.push('decimal');
    if (order === null) questions.push('dates');
    if (period === null) questions.push('period');
    return { report: null, currency, questions, problems: [], sample };
  }
  // A title may name the whole month before it has ended.
  const yesterday = dayBefore(now, 1);
  const finished = days.some(({ day }) => day > yesterday) ? last : yesterday;
  const [lastDay = finished] = [period.to, finished].sort();
  if (period.from > lastDay) return wrong('The period has not begun yet.', line, sample);
  return {
    report: {
      format: found.format,
      currency,
      rows: read.rows.length,
      firstDay: period.from,
      lastDay,
      days,
    },
    currency,
    questions: [],
    problems: [],
    sample,
  };
}
