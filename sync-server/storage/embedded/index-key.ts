export type IndexKey = string | number | boolean;

/** LMDB's keys may hold null, which sorts first; only their types do not know it. */
const MISSING = null as unknown as IndexKey;

/** Well below the 1,978 bytes that a key may have, whatever the characters. */
const LONGEST_TEXT = 400;

/**
 * A field's value as a part of an index key. A missing field counts as null, as in MongoDB; times become
 * milliseconds, so that they keep their order.
 * @throws {TypeError} for a value that cannot be indexed: objects, lists, very long texts
 */
export function indexKey(value: unknown): IndexKey {
  if (value === undefined || value === null) return MISSING;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'string' && value.length <= LONGEST_TEXT) return value;
  throw new TypeError('Only numbers, times and texts of moderate length can be indexed.');
}

/** Reads `a.b.c` of a document. */
export function valueAt(document: object, path: string): unknown {
  let value: unknown = document;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}
