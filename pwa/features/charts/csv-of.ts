/** Prefixes an apostrophe to a cell that a spreadsheet would read as a formula. Numbers stay numbers, negative ones too. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), safe to open in a spreadsheet. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** 'Visits by day' → 'visits-by-day.csv'. */
export const csvName = (title: string): string =>
  `${(title.toLowerCase().match(/[a-z0-9]+/g) ?? ['figures']).join('-')}.csv`;
