import { update as applyOperators } from 'mingo';
import type { Filter, UpdateFilter } from 'mongodb';
import type { Stored } from '../database.ts';

type Fields = Record<string, unknown>;

/** Applies MongoDB's update operators; mingo rejects a change of `_id`. */
function apply(document: Fields, operators: Fields): void {
  if (Object.keys(operators).length === 0) return;
  applyOperators(document, operators as never, [], {}, { cloneMode: 'deep' });
}

/**
 * A copy of the document after an update in MongoDB's syntax.
 * @param isInsert whether the document is being inserted, so that `$setOnInsert` applies
 */
export function updated<T extends Stored>(document: T, update: UpdateFilter<T>, isInsert = false): T {
  const { $setOnInsert, ...operators } = update as UpdateFilter<T> & Fields;
  const copy = structuredClone(document);
  apply(copy, operators);
  // mingo lacks the operator; on an insert it equals $set.
  if (isInsert && $setOnInsert !== undefined) apply(copy, { $set: $setOnInsert });
  return copy;
}

/**
 * The initial document of an upsert: the values that the filter requires by equality.
 * @throws {TypeError} when `_id` is not among them: it is never generated
 */
export function seedOf<T extends Stored>(filter: Filter<T>): T {
  const values: Fields = {};
  for (const [field, condition] of Object.entries(filter as Fields)) {
    if (field.startsWith('$')) continue;
    const isOperators = typeof condition === 'object' && condition !== null && !(condition instanceof Date);
    if (!isOperators) values[field] = condition;
    else if ('$eq' in condition) values[field] = condition.$eq;
  }
  const { _id, ...rest } = values;
  if (_id === undefined) throw new TypeError('An upsert must name the _id.');
  const seed = { _id } as T;
  apply(seed, { $set: rest });
  return seed;
}
