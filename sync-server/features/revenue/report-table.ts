import { CsvError, parse } from 'csv-parse/sync';
import type { ReportFormat } from '#domain/revenue/network-report';

/** Enough for a busy month of sales. */
export const MOST_LINES = 20_000;
/** Maximum title lines above the headings, and the headings. */
export const HEADINGS_WITHIN = 5;
const DELIMITERS = [',', ';', '\t'] as const;
const TEXT_HEAD_BYTES = 200;

export type ReportLine = { cells: string[]; line: number };
export type ReportTable = { lines: ReportLine[]; delimiter: (typeof DELIMITERS)[number] };

/** A file that isn't a table; the message is for the administrator. */
export class UnreadableReport extends Error {
  readonly line: number;

  constructor(message: string, line = 1) {
    super(message);
    this.name = 'UnreadableReport';
    this.line = line;
  }
}

/** UTF-16 by its byte order mark, or by the zero bytes of Latin letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, TEXT_HEAD_BYTES);
  const zeros = (parity: 0 | 1) => head.filter((byte, at) => at % 2 === parity && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (Math.max(even, odd) < head.length / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Older AdSense exports are UTF-16; Excel on Windows saves CSV as Windows-1252. */
function textOf(bytes: Uint8Array): string {
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes);
  let text: string;
  try {
    text = decode(utf16Of(bytes) ?? 'utf-8');
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text contains them
  if (/[\0-\x08\x0e-\x1f]/.test(text)) {
    throw new UnreadableReport('This is not a text file. Save it as CSV.');
  }
  return text;
}

/** The separator that shows headings which we know; a comma if none does. */
function delimiterOf(text: string): ReportTable['delimiter'] {
  const head = text.split(/\r?\n/, HEADINGS_WITHIN * 2);
  const cellsOf = (line: string, delimiter: string) =>
    line.split(delimiter).map((cell) => cell.replace(/^\uFEFF?"?|"$/g, ''));
  const shows = (delimiter: string) => head.some((line) => columnsOf(cellsOf(line, delimiter)) !== null);
  return DELIMITERS.find(shows) ?? ',';
}

/**
 * A report's lines with their numbers; Excel's lines of nothing but separators are left out.
 * @throws {UnreadableReport}
 */
export function tableOf(bytes: Uint8Array): ReportTable {
  const text = textOf(bytes);
  const delimiter = delimiterOf(text);
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      delimiter,
      relax_column_count: true,
      // Not afterwards: then they count as lines, and sales at the end are left out unnoticed.
      skip_records_with_empty_values: true,
      to: MOST_LINES + 10,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return { lines: rows.map(({ record, info }) => ({ cells: record, line: info.lines })), delimiter };
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableReport('This is not CSV.', Number(error['lines'] ?? 1));
    throw error;
  }
}

/** The meaning of a report's column. */
export type ReportColumn =
  | 'day'
  | 'account'
  | 'product'
  | 'items'
  | 'returns'
  | 'earnings'
  | 'pageViews'
  | 'clicks';

type ColumnMap = {
  /** Headings of the English exports; the currency follows in brackets. */
  columns: Readonly<Partial<Record<ReportColumn, RegExp>>>;
  required: readonly ReportColumn[];
  /** Measured columns: two lines that differ only in these are duplicates. */
  measured: RegExp;
  /** Whether equal lines are separate events: two sales of one product on one day. */
  mayRepeat: boolean;
};

/**
 * For the exports under these menus. Amazon: Reports, Fee-Earnings, Download reports, CSV. AdSense: Reports, Entire
 * account by day (with or without its sites), Export to CSV.
 */
export const COLUMN_MAPS: Readonly<Record<ReportFormat, ColumnMap>> = {
  'amazon-associates': {
    columns: {
      day: /^date shipped$/i,
      account: /^tracking id$/i,
      product: /^(?:product )?name$/i,
      items: /^items shipped$/i,
      returns: /^returns$/i,
      earnings: /^ad fees/i,
    },
    required: ['day', 'account', 'items', 'earnings'],
    measured: /^$/,
    mayRepeat: true,
  },
  'google-adsense': {
    columns: {
      day: /^date$/i,
      earnings: /^estimated earnings/i,
      pageViews: /^page views$/i,
      clicks: /^clicks$/i,
    },
    required: ['day', 'earnings'],
    measured: /earnings|views|rpm|impressions|clicks|ctr|cpc|viewable|coverage|requests/i,
    mayRepeat: false,
  },
};

export type FoundColumns = { format: ReportFormat; at: Partial<Record<ReportColumn, number>> };

/** The report that a heading line belongs to; null if unknown. */
export function columnsOf(headings: readonly string[]): FoundColumns | null {
  for (const [format, { columns, required }] of Object.entries(COLUMN_MAPS) as [ReportFormat, ColumnMap][]) {
    const at: Partial<Record<ReportColumn, number>> = {};
    for (const [column, pattern] of Object.entries(columns) as [ReportColumn, RegExp][]) {
      const index = headings.findIndex((heading) => pattern.test(heading.trim()));
      if (index !== -1) at[column] = index;
    }
    if (required.every((column) => at[column] !== undefined)) return { format, at };
  }
  return null;
}
