import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Document, Filter, UpdateFilter } from 'mongodb';

/** Stored documents bring their own `_id`: a text or a whole number. */
export type Stored = { _id: string | number };

export type Sort = Record<string, 1 | -1>;
export type FindOptions = { sort?: Sort; limit?: number };
export type IndexDefinition = { key: Record<string, 1>; name: string };
export type UpdateResult = { matchedCount: number; modifiedCount: number; upsertedCount: number };

/**
 * The part of a collection that repositories use. The official `mongodb` driver's collection satisfies it; the embedded
 * engine implements it. No transactions. On MongoDB's relatives only the unique `_id` is reliable: an
 * update may be lost to a simultaneous one of the same document.
 */
export type Collection<T extends Stored> = {
  find(filter: Filter<T>, options?: FindOptions): { toArray(): Promise<T[]> };
  findOne(filter: Filter<T>): Promise<T | null>;
  /** Rejects with an error of code 11000 when `_id` is taken. */
  insertOne(document: T): Promise<unknown>;
  updateOne(
    filter: Filter<T>,
    update: UpdateFilter<T>,
    options?: { upsert?: boolean },
  ): Promise<UpdateResult>;
  findOneAndUpdate(
    filter: Filter<T>,
    update: UpdateFilter<T>,
    options: { upsert?: boolean; returnDocument: 'before' | 'after'; sort?: Sort },
  ): Promise<T | null>;
  deleteOne(filter: Filter<T>): Promise<{ deletedCount: number }>;
  deleteMany(filter: Filter<T>): Promise<{ deletedCount: number }>;
  countDocuments(filter?: Filter<T>): Promise<number>;
  aggregate<Row extends Document>(pipeline: Document[]): { toArray(): Promise<Row[]> };
  createIndexes(indexes: IndexDefinition[]): Promise<unknown>;
};

/** One of the two engines. */
export type Database = {
  engine: 'mongodb' | 'embedded';
  collection<T extends Stored>(name: string): Collection<T>;
  /** @throws {StorageUnavailable} when it does not answer */
  ping(): Promise<void>;
  /** Every document of these collections, one collection after another; the embedded engine reads a snapshot. */
  dump(names: readonly string[]): AsyncIterable<Dumped>;
  close(): Promise<void>;
};

export type Dumped = { collection: string; document: Stored };

const DUPLICATE_KEY = 11000;

/** Whether an insert failed because its `_id` is taken. */
function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
}

/** Inserts a document; false if its `_id` is taken. */
export async function insertIfAbsent<T extends Stored>(
  collection: Collection<T>,
  document: T,
): Promise<boolean> {
  try {
    await collection.insertOne(document);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** An item of a visitor's queue under its own key, which is the `_id`. */
type KeyedItem = { _id: string; bodyHash: string };

/**
 * 'replayed': the same key and content were stored before, even if deleted since; 'conflict': the key was used for another
 * content.
 */
export type Insertion = 'created' | 'replayed' | 'conflict';

/** Stores an item; whether it is a repeat is known from the insert itself, so a new one costs one command. */
export async function insertOnce<T extends KeyedItem>(
  collection: Collection<T>,
  document: T,
): Promise<Insertion> {
  if (await insertIfAbsent(collection, document)) return 'created';
  const stored = await collection.findOne({ _id: document._id } as Parameters<typeof collection.findOne>[0]);
  return stored?.bodyHash === document.bodyHash ? 'replayed' : 'conflict';
}

const PORTION = 200;

/** Deletes matching documents in portions, because the embedded engine blocks the process that serves visitors. */
export async function deleteInPortions<T extends Stored>(
  collection: Collection<T>,
  filter: Filter<T>,
): Promise<void> {
  for (;;) {
    const found = await collection.find(filter, { limit: PORTION }).toArray();
    if (found.length === 0) return;
    const ids = { _id: { $in: found.map(({ _id }) => _id) } };
    await collection.deleteMany({ ...filter, ...ids } as Filter<T>);
    if (found.length < PORTION) return;
    await setImmediate();
  }
}

/** Order of documents by their time, the latest first, then by id. */
export function newestFirst<T extends Stored & { createdAt: string }>(a: T, b: T): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a._id < b._id ? -1 : 1;
}

/** Filter of `_id` for all ids that begin with `{prefix}|`: '}' is the character after '|'. */
export const idsUnder = (prefix: string) => ({ $gt: `${prefix}|`, $lt: `${prefix}}` });

/** The id `{prefix}|{number}`; padded to as many digits as in the stored ones, so that ids sort by number. */
export const numberedId = (prefix: string, number: number, digits: number): string =>
  `${prefix}|${String(number).padStart(digits, '0')}`;

/** The number at the end of such an id. */
export const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf('|') + 1));

/** JSON with sorted keys, so that equal contents give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** SHA-256 of a value's canonical JSON, base64url; independent of the order of keys. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('base64url');
}
