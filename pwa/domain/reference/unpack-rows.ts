import { unpackNumbers } from './unpack-numbers.ts';

/** A text column stored row by row beside its neighbours, such as names and aliases of one food. */
export const BY_ROW = 'r';
/** A text column stored cell by cell on its own, such as categories. */
export const BY_COLUMN = 'c';

/**
 * Unpacks a table of text, one row per line with `|` between cells, from the build's packed form: figures of one
 * nutrient compress better side by side than those of one food.
 * @param packed a line of the columns' kinds (`BY_ROW`, `BY_COLUMN`, or the decimals of a column of numbers), the
 * rows of the text stored by row, then a line for each other column
 */
export function unpackRows(packed: string): string {
  const [kinds = '', ...lines] = packed.split('\n');
  const byColumn = [...kinds].filter((kind) => kind !== BY_ROW);
  const columns = lines.splice(lines.length - byColumn.length).map((line, column) => {
    const kind = byColumn[column];
    return kind === BY_COLUMN ? line.split('|') : unpackNumbers(line, Number(kind));
  });
  const texts = lines.map((line) => line.split('|'));
  const rowOf = (row: number) => {
    let text = 0;
    let column = 0;
    return [...kinds].map((kind) => (kind === BY_ROW ? texts[row]?.[text++] : columns[column++]?.[row]));
  };
  const length = columns[0]?.length ?? texts.length;
  return Array.from({ length }, (_, row) => rowOf(row).join('|')).join('\n');
}
