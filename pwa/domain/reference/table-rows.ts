/** The rows of a table. The first line names the columns; bars separate the cells. */
export function tableRows(table: string): string[] {
  return table.trim().split('\n').slice(1);
}

/** The names of a table's columns, with their units. */
export function tableColumns(table: string): string[] {
  return table.trim().split('\n', 1).join().split('|');
}
