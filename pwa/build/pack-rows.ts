/**
 * A table with rows and columns exchanged, for `unpackRows` to exchange again.
 * @throws where its rows differ in length
 */
export function packRows(rows: string): string {
  const cells = rows
    .trim()
    .split('\n')
    .map((row) => row.split('|'));
  const width = cells[0]?.length ?? 0;
  if (cells.some((row) => row.length !== width)) throw new Error('Rows of different lengths');
  return Array.from({ length: width }, (_, column) => cells.map((row) => row[column]).join('|')).join('\n');
}
