type RawIssue = {
  code?: string | undefined;
  input?: unknown;
  expected?: unknown;
  values?: readonly unknown[] | undefined;
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isNaN(value) ? 'nan' : typeof value;
}

/**
 * Message for a value that is missing or has the wrong type: 'Required', or 'Expected number, received string'; for
 * an enum 'Expected 'dog' | 'cat', received 'rabbit''. Undefined for all other issues, which have messages of their
 * own.
 */
export function genericMessage({ code, input, expected, values }: RawIssue): string | undefined {
  if (code !== 'invalid_type' && code !== 'invalid_value') return undefined;
  if (input === undefined) return 'Required';
  if (values !== undefined) {
    const received = typeof input === 'string' ? `'${input.slice(0, 40)}'` : typeOf(input);
    return `Expected ${values.map((value) => `'${value}'`).join(' | ')}, received ${received}`;
  }
  const wanted = expected === 'int' ? 'number' : String(expected);
  // It is a number, but not a whole one.
  if (typeOf(input) === wanted) return 'Expected integer, received float';
  return `Expected ${wanted}, received ${typeOf(input)}`;
}
