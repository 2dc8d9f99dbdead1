import type { Db, Document, Filter, UpdateFilter } from 'mongodb';
import type { Collection, FindOptions, IndexDefinition, Sort, Stored, UpdateResult } from '../collection.ts';

/** Runs a command on the current connection; rejects with `StorageUnavailable` if the database is at fault. */
export type Guard = <Result>(command: (database: Db) => Promise<Result>) => Promise<Result>;

/** A collection whose commands all go through the guard. */
export class GuardedCollection<T extends Stored> implements Collection<T> {
  readonly #name: string;
  readonly #guard: Guard;

  constructor(name: string, guard: Guard) {
    this.#name = name;
    this.#guard = guard;
  }

  #run<Result>(command: (collection: Collection<T>) => Promise<Result>): Promise<Result> {
    // The driver's types are wider than `Collection`; collection.test.ts proves that they fit.
    return this.#guard((database) => command(database.collection<T>(this.#name) as unknown as Collection<T>));
  }

  find(filter: Filter<T>, options?: FindOptions): { toArray(): Promise<T[]> } {
    return { toArray: () => this.#run((collection) => collection.find(filter, options).toArray()) };
  }

  findOne(filter: Filter<T>): Promise<T | null> {
    return this.#run((collection) => collection.findOne(filter));
  }

  insertOne(document: T): Promise<unknown> {
    return this.#run((collection) => collection.insertOne(document));
  }

  updateOne(
    filter: Filter<T>,
    update: UpdateFilter<T>,
    options?: { upsert?: boolean },
  ): Promise<UpdateResult> {
    return this.#run((collection) => collection.updateOne(filter, update, options));
  }

  findOneAndUpdate(
    filter: Filter<T>,
    update: UpdateFilter<T>,
    options: { upsert?: boolean; returnDocument: 'before' | 'after'; sort?: Sort },
  ): Promise<T | null> {
    return this.#run((collection) => collection.findOneAndUpdate(filter, update, options));
  }

  deleteOne(filter: Filter<T>): Promise<{ deletedCount: number }> {
    return this.#run((collection) => collection.deleteOne(filter));
  }

  deleteMany(filter: Filter<T>): Promise<{ deletedCount: number }> {
    return this.#run((collection) => collection.deleteMany(filter));
  }

  countDocuments(filter?: Filter<T>): Promise<number> {
    return this.#run((collection) => collection.countDocuments(filter));
  }

  aggregate<Row extends Document>(pipeline: Document[]): { toArray(): Promise<Row[]> } {
    return { toArray: () => this.#run((collection) => collection.aggregate<Row>(pipeline).toArray()) };
  }

  createIndexes(indexes: IndexDefinition[]): Promise<unknown> {
    return this.#run((collection) => collection.createIndexes(indexes));
  }
}
