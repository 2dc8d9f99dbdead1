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
