import { MongoClient, MongoServerError } from 'mongodb';
import type { Collection, Stored } from '../collection.ts';
import type { Database } from '../database.ts';
import { StorageUnavailable } from '../storage-error.ts';
import { type Guard, GuardedCollection } from './guarded-collection.ts';
import { within } from './within.ts';

/** How long a command looks for a server that takes it. */
const SELECTION_MS = 2000;
/** How long a command may take in all. */
const DEADLINE_MS = 5000;
const POOL_SIZE = 20;

/** Errors a server sends while it is not able to serve: stepping down, shutting down, out of time. */
const PASSING_CODES = new Set([6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/** An answer of the server is the caller's affair (a duplicate key, say); all else means it cannot be reached. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof StorageUnavailable) return false;
  if (error instanceof MongoServerError) return PASSING_CODES.has(Number(error.code));
  return error instanceof Error && error.name.startsWith('Mongo');
}

/**
 * The MongoDB engine. Nothing is connected before the first command, and a database that is away makes commands
 * reject within some two seconds; they work again as soon as it is back.
 * @throws when the URL makes no sense
 */
export function openMongoDatabase(url: string): Database {
  const client = new MongoClient(url, {
    serverSelectionTimeoutMS: SELECTION_MS,
    connectTimeoutMS: SELECTION_MS,
    waitQueueTimeoutMS: SELECTION_MS,
    socketTimeoutMS: DEADLINE_MS,
    maxPoolSize: POOL_SIZE,
    writeConcern: { w: 'majority', journal: true },
    ignoreUndefined: true,
  });
  // The driver finds lost servers again, but not after a first connection that failed: then it has to start anew.
  let isConnected = false;
  async function connect(): Promise<void> {
    await client.connect();
    isConnected = true;
  }

  const guard: Guard = async (command) => {
    try {
      if (!isConnected) await within(DEADLINE_MS, connect());
      return await within(DEADLINE_MS, command());
    } catch (error) {
      if (isUnavailable(error)) {
        throw new StorageUnavailable('The database cannot be reached.', { cause: error });
      }
      throw error;
    }
  };

  const database = client.db();
  return {
    engine: 'mongodb',
    collection<T extends Stored>(name: string): Collection<T> {
      // The driver's types promise more than the narrow ones ask for, which collection.test.ts proves.
      return new GuardedCollection(database.collection<T>(name) as unknown as Collection<T>, guard);
    },
    async ping() {
      await guard(() => database.command({ ping: 1 }));
    },
    async close() {
      await client.close();
    },
  };
}
