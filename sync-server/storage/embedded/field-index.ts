import { compareKeys, type Database as Lmdb } from 'lmdb';
import type { IndexDefinition, Stored } from '../database.ts';

type Id = Stored['_id'];

export type IndexKey = string | number | boolean;

/** Sorts behind every key: no text begins with this byte. */
const LAST = Buffer.from([0xff]) as unknown as IndexKey;

const keyOf = (value: IndexKey | undefined): IndexKey[] => (value === undefined ? [] : [value]);

/** Range of one field's values that can match; callers still test documents against the whole filter. */
export type Narrowing =
  | { kind: 'values'; values: IndexKey[] }
  /** Both ends are inclusive, even for an exclusive filter. */
  | { kind: 'range'; from?: IndexKey; to?: IndexKey };

/** An index of a collection; its keys are the indexed values followed by the `_id`. */
export class FieldIndex {
  readonly fields: readonly string[];
  readonly #keys: Lmdb<true, IndexKey[]>;

  constructor(definition: IndexDefinition, keys: Lmdb<true, IndexKey[]>) {
    this.fields = Object.keys(definition.key);
    this.#keys = keys;
  }

  #keyOf(document: Stored): IndexKey[] {
    return [...this.fields.map((field) => indexKey(valueAt(document, field))), document._id];
  }

  /** Call inside a write transaction. */
  add(document: Stored): void {
    this.#keys.putSync(this.#keyOf(document), true);
  }

  /** Call inside a write transaction. */
  remove(document: Stored): void {
    this.#keys.removeSync(this.#keyOf(document));
  }

  /** Whether ids come in the order of this field if the first field has these values. */
  isOrderedBy(field: string, narrowing: Narrowing | null): boolean {
    const [first, second] = this.fields;
    if (first === field) return narrowing?.kind !== 'values';
    return second === field && narrowing?.kind === 'values' && narrowing.values.length === 1;
  }

  /**
   * Every `_id` whose first field is within the narrowing; within each value, in the order of the other fields.
   * @param second narrows the second field within each value of the first
   */
  *ids(narrowing: Narrowing, isReversed = false, second: Narrowing | null = null): Iterable<Id> {
    if (narrowing.kind === 'range') {
      yield* this.#idsBetween(keyOf(narrowing.from), keyOf(narrowing.to), isReversed);
      return;
    }
    const { from, to } = second?.kind === 'range' ? second : {};
    for (const value of narrowing.values)
      yield* this.#idsBetween([value, ...keyOf(from)], [value, ...keyOf(to)], isReversed);
  }

  /** Between two beginnings of keys, both inclusive; empty ones don't bound. */
  *#idsBetween(from: IndexKey[], to: IndexKey[], isReversed: boolean): Iterable<Id> {
    // Without explicit bounds LMDB skips keys that begin with null.
    const lowest = from.length === 0 ? [MISSING] : from;
    const range = isReversed
      ? { start: to.length === 0 ? [LAST, LAST] : [...to, LAST], end: lowest, reverse: true }
      : { start: lowest };
    const end = isReversed ? from : to;
    for (const key of this.#keys.getKeys(range)) {
      const beyond = end.length === 0 ? 0 : compareKeys(key.slice(0, end.length), end);
      if (isReversed ? beyond < 0 : beyond > 0) break;
      yield key.at(-1) as Id;
    }
  }
}

/** LMDB's keys may contain null, which sorts first; the package's types omit it. */
const MISSING = null as unknown as IndexKey;

/** Well below LMDB's limit of 1,978 bytes per key, for any characters. */
const LONGEST_TEXT = 400;

/**
 * A field's value as part of an index key. A missing field counts as null, as in MongoDB; dates become milliseconds,
 * which keeps their order.
 * @throws {TypeError} for a value that cannot be indexed: objects, lists, very long texts
 */
function indexKey(value: unknown): IndexKey {
  if (value === undefined || value === null) return MISSING;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'string' && value.length <= LONGEST_TEXT) return value;
  throw new TypeError('Only numbers, times and texts of moderate length can be indexed.');
}

/** Reads the path `a.b.c` of a document. */
function valueAt(document: object, path: string): unknown {
  let value: unknown = document;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

function isOperators(condition: unknown): condition is Record<string, unknown> {
  return (
    typeof condition === 'object' &&
    condition !== null &&
    !(condition instanceof Date) &&
    Object.keys(condition).every((name) => name.startsWith('$'))
  );
}

function ofOperators(operators: Record<string, unknown>): Narrowing | null {
  if ('$eq' in operators) return { kind: 'values', values: [indexKey(operators.$eq)] };
  if (Array.isArray(operators.$in)) {
    return { kind: 'values', values: [...new Set(operators.$in.map(indexKey))] };
  }
  const from = operators.$gt ?? operators.$gte;
  const to = operators.$lt ?? operators.$lte;
  if (from === undefined && to === undefined) return null;
  return {
    kind: 'range',
    ...(from !== undefined && { from: indexKey(from) }),
    ...(to !== undefined && { to: indexKey(to) }),
  };
}

/** The narrowing that a filter implies for a field; null if none. */
export function narrowingOf(filter: Record<string, unknown>, field: string): Narrowing | null {
  if (!Object.hasOwn(filter, field)) return null;
  const condition = filter[field];
  try {
    return isOperators(condition)
      ? ofOperators(condition)
      : { kind: 'values', values: [indexKey(condition)] };
  } catch {
    // Not an indexable value: leave it to the scan.
    return null;
  }
}
