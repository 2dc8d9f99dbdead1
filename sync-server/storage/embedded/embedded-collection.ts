import { isDeepStrictEqual } from 'node:util';
import { compareKeys, type Database as Lmdb } from 'lmdb';
import { aggregate, find, Query } from 'mingo';
import type { Document, Filter, UpdateFilter } from 'mongodb';
import type { Collection, FindOptions, IndexDefinition, Sort, Stored, UpdateResult } from '../database.ts';
import { seedOf, updated } from './apply-update.ts';
import { type FieldIndex, type Narrowing, narrowingOf } from './field-index.ts';

/** Mirrors MongoServerError for duplicate keys; callers match on `code`. */
class DuplicateKeyError extends Error {
  readonly code = 11000;

  constructor(collection: string) {
    super(`duplicate key in ${collection}, index _id_`);
    this.name = 'DuplicateKeyError';
  }
}

/** The database as seen by its collections. */
type CollectionHost<T extends Stored> = {
  documents: Lmdb<T, string | number>;
  indexes: Map<string, FieldIndex>;
  /** Runs the action in its own transaction, rolled back if it throws. Resolves once it is on disk. */
  write<Result>(action: () => Result): Promise<Result>;
  /** Makes the next reads see the latest state. */
  refresh(): void;
  createIndex(definition: IndexDefinition): Promise<void>;
};

const NOTHING: UpdateResult = { matchedCount: 0, modifiedCount: 0, upsertedCount: 0 };

/** A collection in LMDB with MongoDB's query language, implemented by mingo. */
export class EmbeddedCollection<T extends Stored> implements Collection<T> {
  readonly #name: string;
  readonly #host: CollectionHost<T>;

  constructor(name: string, host: CollectionHost<T>) {
    this.#name = name;
    this.#host = host;
  }

  find(filter: Filter<T>, options: FindOptions = {}): { toArray(): Promise<T[]> } {
    return { toArray: async () => this.#read(() => this.#select(filter, options)) };
  }

  async findOne(filter: Filter<T>): Promise<T | null> {
    return this.#read(() => this.#first(filter));
  }

  async insertOne(document: T): Promise<unknown> {
    await this.#host.write(() => this.#insert(document));
    return { acknowledged: true };
  }

  async updateOne(
    filter: Filter<T>,
    update: UpdateFilter<T>,
    options: { upsert?: boolean } = {},
  ): Promise<UpdateResult> {
    return await this.#host.write(() => {
      const { before, after } = this.#update(filter, update, options);
      if (after === null) return NOTHING;
      if (before === null) return { matchedCount: 0, modifiedCount: 0, upsertedCount: 1 };
      return { matchedCount: 1, modifiedCount: isDeepStrictEqual(before, after) ? 0 : 1, upsertedCount: 0 };
    });
  }

  async findOneAndUpdate(
    filter: Filter<T>,
    update: UpdateFilter<T>,
    options: { upsert?: boolean; returnDocument: 'before' | 'after'; sort?: Sort },
  ): Promise<T | null> {
    return await this.#host.write(() => this.#update(filter, update, options)[options.returnDocument]);
  }

  async deleteOne(filter: Filter<T>): Promise<{ deletedCount: number }> {
    return await this.#host.write(() => this.#remove([this.#first(filter)]));
  }

  async deleteMany(filter: Filter<T>): Promise<{ deletedCount: number }> {
    return await this.#host.write(() => this.#remove(this.#select(filter, {})));
  }

  async countDocuments(filter: Filter<T> = {}): Promise<number> {
    return this.#read(() => {
      if (Object.keys(filter).length === 0) return this.#host.documents.getCount();
      return this.#countInIndex(filter) ?? this.#select(filter, {}).length;
    });
  }

  /** The count of a text in an indexed field without reading documents; null for any other filter. */
  #countInIndex(filter: Filter<T>): number | null {
    const [field, ...others] = Object.keys(filter);
    const text = field === undefined ? undefined : filter[field];
    // For other values the keys prove nothing: a missing field counts as null, and a time as a number.
    if (others.length > 0 || typeof text !== 'string') return null;
    const index = this.#narrowingIndex(filter);
    const narrowing = narrowingOf(filter, field as string);
    if (index === undefined || narrowing === null) return null;
    let count = 0;
    for (const _id of index.ids(narrowing)) count += 1;
    return count;
  }

  aggregate<Row extends Document>(pipeline: Document[]): { toArray(): Promise<Row[]> } {
    // Documents are decoded for each read, so the pipeline may modify them.
    const [first, ...rest] = pipeline;
    const isMatch = first !== undefined && Object.keys(first).join() === '$match';
    return {
      toArray: async () =>
        this.#read(() => {
          const documents = this.#select(isMatch ? first['$match'] : {}, {});
          return aggregate(documents, isMatch ? rest : pipeline) as Row[];
        }),
    };
  }

  async createIndexes(indexes: IndexDefinition[]): Promise<unknown> {
    for (const definition of indexes) await this.#host.createIndex(definition);
    return indexes.map((definition) => definition.name);
  }

  #read<Result>(action: () => Result): Result {
    this.#host.refresh();
    return action();
  }

  #select(filter: Filter<T>, { sort, limit }: FindOptions): T[] {
    const [field, direction] = Object.entries(sort ?? {})[0] ?? [];
    const isSortedById = field === '_id' && Object.keys(sort ?? {}).length === 1;
    if (sort === undefined || isSortedById) return this.#take(filter, direction === -1, limit, isSortedById);
    const ordered =
      Object.keys(sort).length === 1 ? this.#idsInOrder(filter, field as string, direction === -1) : null;
    // A limit ends the search early.
    if (ordered !== null) return this.#takeFrom(this.#byIds(ordered), filter, limit);
    const cursor = find<T>([...this.#candidates(filter)], filter as never).sort(sort);
    return (limit === undefined ? cursor : cursor.limit(limit)).all();
  }

  #take(filter: Filter<T>, isReversed: boolean, limit = Number.POSITIVE_INFINITY, byId = false): T[] {
    return this.#takeFrom(this.#candidates(filter, isReversed, byId), filter, limit);
  }

  #takeFrom(documents: Iterable<T>, filter: Filter<T>, limit = Number.POSITIVE_INFINITY): T[] {
    const query = new Query<T>(filter as never);
    const found: T[] = [];
    for (const document of documents) {
      if (found.length >= limit) break;
      if (query.test(document)) found.push(document);
    }
    return found;
  }

  #first(filter: Filter<T>): T | null {
    return this.#take(filter, false, 1)[0] ?? null;
  }

  /** Ids of a superset of the matching documents in the order of a field, if an index has that order; else null. */
  #idsInOrder(filter: Filter<T>, field: string, isReversed: boolean): Iterable<T['_id']> | null {
    if (narrowingOf(filter, '_id') !== null) return null;
    const narrowed = this.#narrowingIndex(filter);
    const narrowing = narrowed === undefined ? null : narrowingOf(filter, narrowed.fields[0] as string);
    if (narrowed && narrowing && narrowed.isOrderedBy(field, narrowing))
      return narrowed.ids(narrowing, isReversed, secondOf(narrowed, filter));
    if (narrowed !== undefined) return null;
    const whole = [...this.#host.indexes.values()].find((index) => index.isOrderedBy(field, null));
    return whole?.ids({ kind: 'range' }, isReversed) ?? null;
  }

  /** A superset of the matching documents; ordered by `_id` if `byId`. */
  *#candidates(filter: Filter<T>, isReversed = false, byId = false): Iterable<T> {
    const { documents } = this.#host;
    const ofId = narrowingOf(filter, '_id');
    if (ofId?.kind === 'values') {
      const ids = (ofId.values as T['_id'][]).sort((a, b) => compareKeys(a, b));
      yield* this.#byIds(isReversed ? ids.reverse() : ids);
      return;
    }
    const index = ofId === null && !byId ? this.#narrowingIndex(filter) : undefined;
    const narrowing = index && narrowingOf(filter, index.fields[0] as string);
    if (index && narrowing) {
      yield* this.#byIds(index.ids(narrowing, false, secondOf(index, filter)));
      return;
    }
    for (const { value } of documents.getRange(idRange(ofId, isReversed))) yield value;
  }

  /** The first index that the filter narrows; undefined if it specifies an `_id`. */
  #narrowingIndex(filter: Filter<T>): FieldIndex | undefined {
    if (narrowingOf(filter, '_id') !== null) return undefined;
    return [...this.#host.indexes.values()].find(
      (index) => narrowingOf(filter, index.fields[0] as string) !== null,
    );
  }

  *#byIds(ids: Iterable<T['_id']>): Iterable<T> {
    for (const id of ids) {
      const document = this.#host.documents.get(id);
      if (document !== undefined) yield document;
    }
  }

  #insert(document: T): void {
    const { documents, indexes } = this.#host;
    if (documents.doesExist(document._id)) throw new DuplicateKeyError(this.#name);
    for (const index of indexes.values()) index.add(document);
    documents.putSync(document._id, document);
  }

  #update(
    filter: Filter<T>,
    update: UpdateFilter<T>,
    { upsert = false, sort }: { upsert?: boolean; sort?: Sort },
  ): { before: T | null; after: T | null } {
    const before = this.#select(filter, { limit: 1, ...(sort && { sort }) })[0] ?? null;
    if (before === null) {
      if (!upsert) return { before, after: null };
      const inserted = updated(seedOf(filter), update, true);
      this.#insert(inserted);
      return { before, after: inserted };
    }
    const after = updated(before, update);
    for (const index of this.#host.indexes.values()) {
      index.remove(before);
      index.add(after);
    }
    this.#host.documents.putSync(after._id, after);
    return { before, after };
  }

  #remove(documents: readonly (T | null)[]): { deletedCount: number } {
    let deletedCount = 0;
    for (const document of documents) {
      if (document === null) continue;
      for (const index of this.#host.indexes.values()) index.remove(document);
      this.#host.documents.removeSync(document._id);
      deletedCount += 1;
    }
    return { deletedCount };
  }
}

/** The narrowing of an index's second field. */
function secondOf({ fields }: FieldIndex, filter: Record<string, unknown>): Narrowing | null {
  return fields[1] === undefined ? null : narrowingOf(filter, fields[1]);
}

/** Ends of a range for LMDB, where a reversed range starts at its upper end. */
function idRange(narrowing: Narrowing | null, isReversed: boolean) {
  const { from, to } = narrowing?.kind === 'range' ? narrowing : {};
  const start = isReversed ? to : from;
  const end = isReversed ? from : to;
  return {
    reverse: isReversed,
    ...(start !== undefined && { start: start as string | number }),
    ...(end !== undefined && { end: end as string | number, inclusiveEnd: true }),
  };
}
