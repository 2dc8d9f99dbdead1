import type { Document, Filter, UpdateFilter } from 'mongodb';
import type { Collection, FindOptions, IndexDefinition, Sort, Stored, UpdateResult } from '../collection.ts';

/** Runs one command; rejects with `StorageUnavailable` where the database is to blame. */
export type Guard = <Result>(command: () => Promise<Result>) => Promise<Result>;

/** A collection whose every command goes through the guard. */
export class GuardedCollection<T extends Stored> implements Collection<T> {
  readonly #collection: Collection<T>;
  readonly #guard: Guard;

  constructor(collection: Collection<T>, guard: Guard) {
    this.#collection = collection;
    this.#guard = guard;
  }

  find(filter: Filter<T>, options?: FindOptions): { toArray(): Promise<T[]> } {
    return { toArray: () => this.#guard(() => this.#collection.find(filter, options).toArray()) };
  }

  findOne(filter: Filter<T>): Promise<T | null> {
    return this.#guard(() => this.#collection.findOne(filter));
  }

  insertOne(document: T): Promise<unknown> {
    return this.#guard(() => this.#collection.insertOne(document));
  }

  updateOne(
    filter: Filter<T>,
    update: UpdateFilter<T>,
    options?: { upsert?: boolean },
  ): Promise<UpdateResult> {
    return this.#guard(() => this.#collection.updateOne(filter, update, options));
  }

  findOneAndUpdate(
    filter: Filter<T>,
    update: UpdateFilter<T>,
    options: { upsert?: boolean; returnDocument: 'before' | 'after'; sort?: Sort },
  ): Promise<T | null> {
    return this.#guard(() => this.#collection.findOneAndUpdate(filter, update, options));
  }

  deleteOne(filter: Filter<T>): Promise<{ deletedCount: number }> {
    return this.#guard(() => this.#collection.deleteOne(filter));
  }

  deleteMany(filter: Filter<T>): Promise<{ deletedCount: number }> {
    return this.#guard(() => this.#collection.deleteMany(filter));
  }

  countDocuments(filter?: Filter<T>): Promise<number> {
    return this.#guard(() => this.#collection.countDocuments(filter));
  }

  aggregate<Row extends Document>(pipeline: Document[]): { toArray(): Promise<Row[]> } {
    return { toArray: () => this.#guard(() => this.#collection.aggregate<Row>(pipeline).toArray()) };
  }

  createIndexes(indexes: IndexDefinition[]): Promise<unknown> {
    return this.#guard(() => this.#collection.createIndexes(indexes));
  }
}
