import {
  type Db,
  type Document,
  type Filter,
  MongoClient,
  type MongoClientOptions,
  type UpdateFilter,
} from 'mongodb';
import { StorageFull, StorageUnavailable, saysFull } from '../../lib/storage-error.ts';
import { outsideRequests } from '../../lib/waiting-budget.ts';
import type {
  Collection,
  Database,
  Dumped,
  FindOptions,
  IndexDefinition,
  Sort,
  Stored,
  UpdateResult,
} from '../database.ts';
import { isDatabaseOutage, WatchedClient } from './watched-client.ts';

/** Time limit for selecting a server. */
const SELECTION_MS = 2000;
/** Time limit of a command in all. */
const DEADLINE_MS = 5000;
const POOL_SIZE = 20;
/** Limit on running and queued commands, so that a slow database does not build up a longer queue. */
const COMMANDS_AT_MOST = 300;

export const CLIENT_OPTIONS = {
  serverSelectionTimeoutMS: SELECTION_MS,
  connectTimeoutMS: SELECTION_MS,
  waitQueueTimeoutMS: SELECTION_MS,
  socketTimeoutMS: DEADLINE_MS,
  maxPoolSize: POOL_SIZE,
  writeConcern: { w: 'majority', journal: true },
  ignoreUndefined: true,
} as const satisfies MongoClientOptions;

type Options = {
  /** Called for outages long enough to replace the client. */
  onProblem?: ((problem: unknown) => void) | undefined;
  /** Test hook for another client. */
  newClient?: () => MongoClient;
};

/** Runs a command on the current connection; rejects with `StorageUnavailable` if the database is at fault. */
export type Guard = <Result>(command: (database: Db) => Promise<Result>) => Promise<Result>;

/**
 * The MongoDB engine. Connects with the first command; while the database is away, commands reject within about two
 * seconds, and they work again as soon as it is back.
 * @throws when the URL is invalid
 */
export function openMongoDatabase(url: string, { onProblem, newClient }: Options = {}): Database {
  const client = new WatchedClient({
    newClient: newClient ?? (() => new MongoClient(url, CLIENT_OPTIONS)),
    deadlineMs: DEADLINE_MS,
    onRenewed: () => onProblem?.(new StorageUnavailable('No answer from the database: connecting anew.')),
  });
  let commands = 0;

  const guard: Guard = async (command) => {
    if (commands >= COMMANDS_AT_MOST) throw new StorageUnavailable('The database is busy.');
    commands += 1;
    try {
      return await client.run(command);
    } catch (error) {
      if (saysFull(error)) throw new StorageFull({ cause: error });
      if (error instanceof StorageUnavailable || !isDatabaseOutage(error)) throw error;
      throw new StorageUnavailable('The database cannot be reached.', { cause: error });
    } finally {
      commands -= 1;
    }
  };

  return {
    engine: 'mongodb',
    collection<T extends Stored>(name: string): Collection<T> {
      return new GuardedCollection<T>(name, guard);
    },
    async ping() {
      await guard((database) => database.command({ ping: 1 }));
    },
    async *dump(names): AsyncGenerator<Dumped> {
      const { database } = await guard(async (each) => ({ database: each }));
      for (const collection of names) {
        for await (const document of database.collection<Stored>(collection).find())
          yield { collection, document };
      }
    },
    close: () => outsideRequests(() => client.close()),
  };
}

/** A collection whose commands all go through the guard. */
export class GuardedCollection<T extends Stored> implements Collection<T> {
  readonly #name: string;
  readonly #guard: Guard;

  constructor(name: string, guard: Guard) {
    this.#name = name;
    this.#guard = guard;
  }

  #run<Result>(command: (collection: Collection<T>) => Promise<Result>): Promise<Result> {
    // The driver's types are wider than `Collection`; database.test.ts proves that they fit.
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
