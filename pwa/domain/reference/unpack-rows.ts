/**
 * A table of text, a line a row and `|` between cells, from the same table with rows and columns exchanged, as the build
 * packs it: figures of one nutrient beside each other compress better than those of one food.
 * @param packed a line a column
 */
export function unpackRows(packed: string): string {
  const columns = packed.split('\n').map((column) => column.split('|'));
  return (columns[0] ?? []).map((_, row) => columns.map((cells) => cells[row]).join('|')).join('\n');
}
