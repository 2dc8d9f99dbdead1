import type { Document, Filter, UpdateFilter } from 'mongodb';

/** What is stored carries an `_id` of its own making: a text or a whole number. */
export type Stored = { _id: string | number };

export type Sort = Record<string, 1 | -1>;
export type FindOptions = { sort?: Sort; limit?: number };
export type IndexDefinition = { key: Record<string, 1>; name: string; unique?: boolean };
export type UpdateResult = { matchedCount: number; modifiedCount: number; upsertedCount: number };

/**
 * What the repositories use of a collection. The collection of the official `mongodb` driver satisfies it as it is;
 * the embedded engine implements it. Nothing here needs a transaction. On MongoDB's relatives only the unique `_id`
 * and unique indexes are certain: an update may there be lost to a simultaneous one of the same document.
 */
export type Collection<T extends Stored> = {
  find(filter: Filter<T>, options?: FindOptions): { toArray(): Promise<T[]> };
  findOne(filter: Filter<T>): Promise<T | null>;
  /** Rejects with an error of code 11000 when `_id` or a unique index is taken. */
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
