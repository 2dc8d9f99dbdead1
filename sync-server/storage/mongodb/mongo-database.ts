import { MongoClient, type MongoClientOptions } from 'mongodb';
import { StorageFull, StorageUnavailable, saysFull } from '../../lib/storage-error.ts';
import { outsideRequests } from '../../lib/waiting-budget.ts';
import type { Collection, Stored } from '../collection.ts';
import type { Database, Dumped } from '../database.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { type Guard, GuardedCollection } from './guarded-collection.ts';
import { WatchedClient } from './watched-client.ts';

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
