import { LIKE, SCALED, unpackLike } from './unpack-like.ts';
import { unpackNumbers } from './unpack-numbers.ts';

/** A text column stored row by row beside its neighbours, such as names and aliases of one food. */
export const BY_ROW = 'r';
/** As `BY_ROW`, the words that the row's name has replaced by capital letters: ids and aliases repeat the name. */
export const BY_WORDS = 'w';
/** As `BY_ROW`, for lists: one of `LIST_MARKS` begins an item, and says how many characters of the one before it begins with. */
export const BY_LIST = 'l';
/** From none shared to 22 characters; characters that no list has. */
export const LIST_MARKS = '!#%&()*+/:;<=>?@[]^_{}~';
/** A text column stored cell by cell on its own, such as categories. */
export const BY_COLUMN = 'c';

const LETTER_A = 'A'.charCodeAt(0);

/** The words of a name that a capital letter can name, the first by A. */
export function nameWords(name: string): string[] {
  return (name.toLowerCase().match(/[a-z]+/g) ?? []).slice(0, 26);
}

function withWords(cell: string, name: string): string {
  const words = nameWords(name);
  return cell.replace(/[A-Z]/g, (letter) => words[letter.charCodeAt(0) - LETTER_A] ?? '');
}

function listed(cell: string): string {
  const items: string[] = [];
  for (const char of cell) {
    const shared = LIST_MARKS.indexOf(char);
    if (shared < 0) items.push(`${items.pop()}${char}`);
    else items.push((items.at(-1) ?? '').slice(0, shared));
  }
  return items.join(',');
}

/** Whether a text column is stored row by row. */
export const isByRow = (kind: string) => kind === BY_ROW || kind === BY_WORDS || kind === BY_LIST;

/**
 * Unpacks a table of text, one row per line with `|` between cells, from the build's packed form: figures of one
 * nutrient compress better side by side than those of one food.
 * @param packed a line of the columns' kinds (`BY_ROW`, `BY_WORDS`, `BY_LIST`, `BY_COLUMN`, the decimals of a column of numbers, or `LIKE` or `SCALED`
 * plus them), with the indexes of the base column and of the names if there are such, the rows of the text stored by row, a line for each other
 * column, and how far back the model of each row is
 */
export function unpackRows(packed: string): string {
  const [head = '', ...lines] = packed.split('\n');
  const [kinds = '', base = '', name = ''] = head.split(' ');
  const back = base === '' ? [] : unpackNumbers(lines.pop() ?? '', 0).map(Number);
  const byColumn = [...kinds].filter((kind) => !isByRow(kind));
  const columnLines = lines.splice(lines.length - byColumn.length);
  const texts = lines.map((line) => line.split('|'));
  const columns: (readonly (string | undefined)[])[] = [];
  const unpacked = (kind: string, line: string) => {
    if (kind === BY_COLUMN) return line.split('|');
    if (kind < LIKE) return unpackNumbers(line, Number(kind));
    const isScaled = kind >= SCALED;
    const decimals = kind.charCodeAt(0) - (isScaled ? SCALED : LIKE).charCodeAt(0);
    const baseCells = isScaled ? (columns[Number(base)] ?? null) : null;
    return unpackLike(unpackNumbers(line, 0), back, 10 ** decimals, baseCells);
  };
  const nameAt = [...kinds.slice(0, Number(name))].filter(isByRow).length;
  let text = 0;
  let line = 0;
  for (const kind of kinds) {
    const at = isByRow(kind) ? text++ : 0;
    if (kind === BY_WORDS)
      columns.push(texts.map((cells) => withWords(cells[at] ?? '', cells[nameAt] ?? '')));
    else if (kind === BY_LIST) columns.push(texts.map((cells) => listed(cells[at] ?? '')));
    else if (kind === BY_ROW) columns.push(texts.map((cells) => cells[at]));
    else columns.push(unpacked(kind, columnLines[line++] ?? ''));
  }
  return (columns[0] ?? []).map((_, row) => columns.map((cells) => cells[row]).join('|')).join('\n');
}
