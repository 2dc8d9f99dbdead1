import type { ReportProblem } from '#domain/contract/revenue';
import { countIn, type DecimalSign, microsIn } from '#domain/revenue/earnings';
import type { addUpDays } from '#domain/revenue/network-report';
import { isSafeText } from '../../lib/parse-json.ts';
import { COLUMN_MAPS, type FoundColumns, type ReportColumn } from './report-columns.ts';
import { type DateOrder, dateIn } from './report-dates.ts';
import type { ReportLine } from './report-lines.ts';

const MOST_PROBLEMS = 20;
const TEXT_MAX = 300;

const NAMES: Readonly<Record<'items' | 'returns' | 'pageViews' | 'clicks', string>> = {
  items: 'Items shipped',
  returns: 'Returns',
  pageViews: 'Page views',
  clicks: 'Clicks',
};

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
