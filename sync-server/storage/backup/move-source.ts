import path from 'node:path';
import { StorageUnusable } from '../../lib/storage-error.ts';
import type { Database } from '../database.ts';
import { DATABASE_FILE, openExistingDatabase } from '../embedded/embedded-database.ts';
import { openMongoDatabase } from '../mongodb/mongo-database.ts';
import { isInUse } from '../servers.ts';
import { requireUnused } from './restore-embedded.ts';

type Source = { dataDir: string; mongodbUrl?: string };

/**
 * Opens the database that a server would use.
 * @throws {StorageUnusable} when there is none, or a server uses it
 */
export async function openMoveSource({ dataDir, mongodbUrl }: Source): Promise<Database> {
  if (mongodbUrl === undefined) {
    requireUnused(path.join(dataDir, DATABASE_FILE));
    return openExistingDatabase(dataDir);
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
