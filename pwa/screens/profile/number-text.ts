/** The number that stands in a field; undefined while it is empty or no number. A decimal comma counts. */
export function numberOf(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : undefined;
}

/** A number as it stands in a field; empty for none. */
export function textOf(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}
