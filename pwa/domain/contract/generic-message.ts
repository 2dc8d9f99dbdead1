type RawIssue = { code?: string | undefined; input?: unknown; expected?: unknown };

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isNaN(value) ? 'nan' : typeof value;
}

/**
 * What is said of a value that is missing or of another type: 'Required', or 'Expected number, received string'.
 * Undefined for every other fault, which says its own.
 */
export function genericMessage({ code, input, expected }: RawIssue): string | undefined {
  if (code !== 'invalid_type') return undefined;
  if (input === undefined) return 'Required';
  const wanted = expected === 'int' ? 'number' : String(expected);
  // A number it is, but not a whole one.
  if (typeOf(input) === wanted) return 'Expected integer, received float';
  return `Expected ${wanted}, received ${typeOf(input)}`;
}
