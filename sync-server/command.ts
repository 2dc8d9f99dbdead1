import { type Config, ConfigError } from './lib/config.ts';
import { StorageUnavailable, StorageUnusable } from './lib/storage-error.ts';
import type { Database } from './storage/database.ts';
import { requireNotMoved } from './storage/database-marks.ts';
import { openExistingDatabase } from './storage/embedded/embedded-database.ts';
import { openMongoDatabase } from './storage/mongodb/mongo-database.ts';

/** Ends a command with a message that says what to do. */
export class Refusal extends Error {}

type Place = Pick<Config, 'mongodbUrl' | 'dataDir'>;

/**
 * The database of the configured engine; a server may be using it too.
 * @throws {StorageUnusable} when there is none, or the data were moved
 */
export async function openDatabase({ mongodbUrl, dataDir }: Place): Promise<Database> {
  const database = mongodbUrl === undefined ? openExistingDatabase(dataDir) : openMongoDatabase(mongodbUrl);
  try {
    await requireNotMoved(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Runs a command that writes the server's data or a copy of them, and exits; with 1 and a message if it failed.
 * @param failure what was not done
 */
export async function runDataCommand(run: () => Promise<void>, failure: string): Promise<never> {
  // Only this account may read what it writes.
  process.umask(0o077);
  await run().catch((error: unknown) => {
    console.error(`${failure}:\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  });
  process.exit(0);
}

/** Runs a command and exits; with 1 and a message if it failed. */
export async function runCommand(run: () => Promise<void>): Promise<never> {
  try {
    await run();
    process.exit(0);
  } catch (error) {
    const isForPerson = [Refusal, ConfigError, StorageUnusable].some((kind) => error instanceof kind);
    if (isForPerson) console.error((error as Error).message);
    else if (error instanceof StorageUnavailable) console.error('The database does not answer. Try again.');
    else console.error(error);
    process.exit(1);
  }
}
