/** Groups rows by key, in order of first appearance. */
export function grouped<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
  }
  return groups;
}
