import { compareKeys, type Database as Lmdb } from 'lmdb';
import type { IndexDefinition, Stored } from '../collection.ts';
import { type IndexKey, indexKey, MISSING, valueAt } from './index-key.ts';
import type { Narrowing } from './narrowing.ts';

type Id = Stored['_id'];

/** Sorts behind every key: no text begins with this byte. */
const LAST = Buffer.from([0xff]) as unknown as IndexKey;

const keyOf = (value: IndexKey | undefined): IndexKey[] => (value === undefined ? [] : [value]);

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
