import { gzipSync } from 'node:zlib';
import { LIKE, SCALED } from '../domain/reference/unpack-like.ts';
import {
  BY_COLUMN,
  BY_LIST,
  BY_ROW,
  BY_WORDS,
  isByRow,
  LIST_MARKS,
  nameWords,
} from '../domain/reference/unpack-rows.ts';
import { modelsOf, packLike } from './pack-like.ts';
import { decimalsOf, isPackable, packNumbers } from './pack-numbers.ts';

type Cells = readonly string[];
/** A column as it is packed, with its line; text stored by row has none of its own. */
type Column = { kind: string; cells: Cells; line?: string };

const gzipLength = (text: string) => gzipSync(text, { level: 9 }).length;

const shortest = <Candidate>(candidates: readonly Candidate[], textOf: (candidate: Candidate) => string) =>
  candidates.reduce((best, each) => (gzipLength(textOf(each)) < gzipLength(textOf(best)) ? each : best));

const CAPITAL = /[A-Z]/;

/** A column's words as the letters of those that the name of their row has. */
function byWords(cells: Cells, names: Cells): Column {
  const packed = cells.map((cell, row) => {
    const words = nameWords(names[row] ?? '');
    return cell.replace(/[a-z]+/g, (word) => {
      const at = words.indexOf(word);
      return at < 0 ? word : String.fromCharCode('A'.charCodeAt(0) + at);
    });
  });
  return { kind: BY_WORDS, cells: packed };
}

const hasMark = (cell: string) => [...cell].some((char) => LIST_MARKS.includes(char));

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(LIST_MARKS.length - 1, one.length) && one[length] === other[length]) length += 1;
  return length;
}

/** A column of lists, each item with what it shares with the one before it as a mark. */
function byList(cells: Cells): Column {
  const pack = (item: string, at: number, items: Cells) => {
    const shared = sharedStart(item, items[at - 1] ?? '');
    return LIST_MARKS.charAt(shared) + item.slice(shared);
  };
  return {
    kind: BY_LIST,
    cells: cells.map((cell) => (cell === '' ? '' : cell.split(',').map(pack).join(''))),
  };
}

const after = (kind: string, decimals: number) => String.fromCharCode(kind.charCodeAt(0) + decimals);

/** A column of numbers in the form and at the number of decimals at which it is the shortest after compression. */
function packColumn(cells: Cells, models?: { back: readonly number[]; base: Cells | null }): Column {
  const most = Math.max(...cells.map(decimalsOf));
  const candidates = Array.from({ length: most + 1 }, (_, decimals): Column[] => {
    const plain = { kind: String(decimals), cells, line: packNumbers(cells, decimals) };
    if (models === undefined) return [plain];
    const { back, base } = models;
    const like = { kind: after(LIKE, decimals), cells, line: packLike(cells, back, decimals, null) };
    if (base === null) return [plain, like];
    return [
      plain,
      like,
      { kind: after(SCALED, decimals), cells, line: packLike(cells, back, decimals, base) },
    ];
  });
  return shortest(candidates.flat(), ({ line = '' }) => line);
}

/** The rest of a packed table: indices of the base and name columns, and the lines after the cells. */
type Frame = { base?: number | undefined; name?: number | undefined; tail: readonly string[] };

function written(columns: readonly Column[], { base, name, tail }: Frame): string {
  const byRow = columns.filter(({ kind }) => isByRow(kind));
  const rows = (byRow[0]?.cells ?? []).map((_, row) => byRow.map(({ cells }) => cells[row]).join('|'));
  const others = columns.flatMap(({ line }) => line ?? []);
  const kinds = columns.map(({ kind }) => kind).join('');
  const head = [kinds, base ?? '', name ?? ''].join(' ').trimEnd();
  return [head, ...rows, ...others, ...tail].join('\n');
}

/** The columns with each text in the form in which the whole is the shortest. */
function withTextPacked(columns: readonly Column[], frame: Frame): string {
  const isText = ({ kind }: Column) => kind === BY_ROW;
  const found = columns.findIndex((each) => isText(each) && each.cells.some((cell) => CAPITAL.test(cell)));
  const name = found < 0 ? undefined : found;
  const names = columns[found]?.cells;
  const whole = (each: readonly Column[]) => written(each, { ...frame, name });
  let best = columns;
  for (const [at, column] of columns.entries()) {
    if (!isText(column) || at === found) continue;
    const { cells } = column;
    const candidates = [best, best.with(at, { kind: BY_COLUMN, cells, line: cells.join('|') })];
    if (!cells.some(hasMark)) candidates.push(best.with(at, byList(cells)));
    if (names !== undefined && !cells.some((cell) => CAPITAL.test(cell)))
      candidates.push(best.with(at, byWords(cells, names)));
    best = shortest(candidates, whole);
  }
  const hasWords = best.some(({ kind }) => kind === BY_WORDS);
  return written(best, hasWords ? { ...frame, name } : frame);
}

/** How far back the model of each row is. */
function modelsBy(base: number, columns: readonly Cells[]): number[] {
  const isNumbers = (cells: Cells) => cells.every(isPackable);
  const like = columns.slice(0, base + 1).filter(isNumbers);
  return modelsOf(like, columns.slice(base + 1).filter(isNumbers), columns[base] ?? []);
}

/**
 * A table in the form that is the shortest after compression, for `unpackRows` to read again: numbers in a column each, text
 * row by row or column by column.
 * @param base index of a column of numbers to which those after it are in proportion: numbers may be stored as differences
 * from an earlier row like it
 * @throws where its rows differ in length
 */
export function packRows(rows: string, base?: number): string {
  const cells = rows
    .trim()
    .split('\n')
    .map((row) => row.split('|'));
  const width = cells[0]?.length ?? 0;
  if (cells.some((row) => row.length !== width)) throw new Error('Rows of different lengths');
  const all = Array.from({ length: width }, (_, at) => cells.map((row) => row[at] ?? ''));
  const back = base === undefined ? null : modelsBy(base, all);
  const tail = back === null ? [] : [packNumbers(back.map(String), 0)];
  const columns = all.map((column, at): Column => {
    if (!column.every(isPackable)) return { kind: BY_ROW, cells: column };
    if (back === null || base === undefined) return packColumn(column);
    return packColumn(column, { back, base: at > base ? (all[base] ?? null) : null });
  });
  return withTextPacked(columns, { base, tail });
}
