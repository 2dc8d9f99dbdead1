import { gzipSync } from 'node:zlib';
import { BY_COLUMN, BY_ROW } from '../domain/reference/unpack-rows.ts';
import { decimalsOf, isPackable, packNumbers } from './pack-numbers.ts';

type Cells = readonly string[];
type Column = { kind: string; cells: Cells };

const gzipLength = (text: string) => gzipSync(text, { level: 9 }).length;

const shortest = <Candidate>(candidates: readonly Candidate[], textOf: (candidate: Candidate) => string) =>
  candidates.reduce((best, each) => (gzipLength(textOf(each)) < gzipLength(textOf(best)) ? each : best));

/** The number of decimals at which a column of numbers is the shortest after compression. */
function bestDecimals(cells: Cells): number {
  const most = Math.max(...cells.map(decimalsOf));
  const candidates = Array.from({ length: most + 1 }, (_, decimals) => decimals);
  return shortest(candidates, (decimals) => packNumbers(cells, decimals));
}

function written(columns: readonly Column[]): string {
  const byRow = columns.filter(({ kind }) => kind === BY_ROW);
  const rows = (byRow[0]?.cells ?? []).map((_, row) => byRow.map(({ cells }) => cells[row]).join('|'));
  const others = columns
    .filter(({ kind }) => kind !== BY_ROW)
    .map(({ kind, cells }) => (kind === BY_COLUMN ? cells.join('|') : packNumbers(cells, Number(kind))));
  return [columns.map(({ kind }) => kind).join(''), ...rows, ...others].join('\n');
}

/**
 * A table in the form that is the shortest after compression, for `unpackRows` to read again: numbers in a column each, text
 * row by row or column by column.
 * @throws where its rows differ in length
 */
export function packRows(rows: string): string {
  const cells = rows
    .trim()
    .split('\n')
    .map((row) => row.split('|'));
  const width = cells[0]?.length ?? 0;
  if (cells.some((row) => row.length !== width)) throw new Error('Rows of different lengths');
  let columns = Array.from({ length: width }, (_, at): Column => {
    const column = cells.map((row) => row[at] ?? '');
    const isNumbers = column.every(isPackable);
    return { kind: isNumbers ? String(bestDecimals(column)) : BY_ROW, cells: column };
  });
  columns.forEach(({ kind, cells: column }, at) => {
    if (kind === BY_ROW)
      columns = shortest([columns, columns.with(at, { kind: BY_COLUMN, cells: column })], written);
  });
  return written(columns);
}
