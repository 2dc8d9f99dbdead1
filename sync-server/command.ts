import { type Config, ConfigError } from './lib/config.ts';
import { StorageUnavailable } from './lib/storage-error.ts';
import type { Database } from './storage/database.ts';
import { openEmbeddedDatabase } from './storage/embedded/embedded-database.ts';
import { openMongoDatabase } from './storage/mongodb/mongo-database.ts';

/** Ends a command with a message that says what to do. */
export class Refusal extends Error {}

/** The database of the configured engine; a server may be using it too. */
export function openDatabase({ mongodbUrl, dataDir }: Pick<Config, 'mongodbUrl' | 'dataDir'>): Database {
  return mongodbUrl === undefined ? openEmbeddedDatabase(dataDir) : openMongoDatabase(mongodbUrl);
}

/** Runs a command and exits; with 1 and a message if it failed. */
export async function runCommand(run: () => Promise<void>): Promise<never> {
  try {
    await run();
    process.exit(0);
  } catch (error) {
    const isForPerson = error instanceof Refusal || error instanceof ConfigError;
    if (isForPerson) console.error(error.message);
    else if (error instanceof StorageUnavailable) console.error('The database does not answer. Try again.');
    else console.error(error);
    process.exit(1);
  }
}
