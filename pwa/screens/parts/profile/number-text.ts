/** Parses a field's number; undefined if it is empty or not a number. Accepts a decimal comma. */
export function numberOf(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : undefined;
}

/** Text of a number for a field; empty if undefined. */
export function textOf(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}
