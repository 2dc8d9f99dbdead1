export type IndexKey = string | number | boolean;

/** LMDB's keys may contain null, which sorts first; the package's types omit it. */
export const MISSING = null as unknown as IndexKey;

/** Well below LMDB's limit of 1,978 bytes per key, for any characters. */
const LONGEST_TEXT = 400;

/**
 * A field's value as part of an index key. A missing field counts as null, as in MongoDB; dates become milliseconds,
 * which keeps their order.
 * @throws {TypeError} for a value that cannot be indexed: objects, lists, very long texts
 */
export function indexKey(value: unknown): IndexKey {
  if (value === undefined || value === null) return MISSING;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'string' && value.length <= LONGEST_TEXT) return value;
  throw new TypeError('Only numbers, times and texts of moderate length can be indexed.');
}

/** Reads the path `a.b.c` of a document. */
export function valueAt(document: object, path: string): unknown {
  let value: unknown = document;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}
