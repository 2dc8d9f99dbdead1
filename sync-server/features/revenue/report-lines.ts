import { CsvError, parse } from 'csv-parse/sync';

/** Enough for a busy month of sales. */
export const MOST_LINES = 20_000;

export type ReportLine = { cells: string[]; line: number };

/** A file that isn't a table; the message is for the administrator. */
export class UnreadableReport extends Error {
  readonly line: number;

  constructor(message: string, line = 1) {
    super(message);
    this.name = 'UnreadableReport';
    this.line = line;
  }
}

/** AdSense's older exports are UTF-16 with a byte order mark. */
function textOf(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableReport('The file is neither in UTF-8 nor in UTF-16.');
  }
}

/** The separator (comma, tab or semicolon) that splits the file's head into the most cells. */
function delimiterOf(text: string): string {
  const head = text.split(/\r?\n/, 5);
  const cells = (delimiter: string) => Math.max(...head.map((line) => line.split(delimiter).length));
  return [',', '\t', ';'].reduce((best, each) => (cells(each) > cells(best) ? each : best));
}

/**
 * A report's lines with their numbers.
 * @throws {UnreadableReport}
 */
export function linesOf(bytes: Uint8Array): ReportLine[] {
  const text = textOf(bytes);
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      to: MOST_LINES + 10,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableReport('This is not CSV.', Number(error['lines'] ?? 1));
    throw error;
  }
}
