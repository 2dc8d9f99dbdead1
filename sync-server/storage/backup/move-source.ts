import { existsSync } from 'node:fs';
import path from 'node:path';
import { StorageUnusable } from '../../lib/storage-error.ts';
import type { Database } from '../database.ts';
import { DATABASE_FILE, openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import { openMongoDatabase } from '../mongodb/mongo-database.ts';
import { isInUse } from '../servers.ts';
import { requireUnused } from './restore-embedded.ts';

type Source = { dataDir: string; mongodbUrl?: string };

/**
 * Opens the database that a server would use, only for reading.
 * @throws {StorageUnusable} when there is none, or a server uses it
 */
export async function openMoveSource({ dataDir, mongodbUrl }: Source): Promise<Database> {
  if (mongodbUrl === undefined) {
    const file = path.join(dataDir, DATABASE_FILE);
    if (!existsSync(file)) {
      throw new StorageUnusable(
        `There is no database in ${dataDir}. Set DATA_DIR or MONGODB_URL as for the server.`,
      );
    }
    requireUnused(file);
    return openEmbeddedDatabase(dataDir);
  }
  const database = openMongoDatabase(mongodbUrl);
  try {
    if (!(await isInUse(database))) return database;
    throw new StorageUnusable(
      'A server is using the database. Stop every server, then move. Nothing was changed.',
    );
  } catch (error) {
    await database.close();
    throw error;
  }
}
