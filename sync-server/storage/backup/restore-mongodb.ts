import { collectionsToKeep } from '../assembly/collection-order.ts';
import type { Database } from '../database.ts';
import { fillDatabase } from './fill-database.ts';
import { readBackup } from './read-backup.ts';
import type { Restored } from './restore-embedded.ts';
import { backupPath, writeBackup } from './write-backup.ts';

async function isEmpty(database: Database): Promise<boolean> {
  for (const name of collectionsToKeep(database)) {
    if ((await database.collection(name).find({}, { limit: 1 }).toArray()).length > 0) return false;
  }
  return true;
}

/**
 * Restores a backup into a MongoDB database, after backing up its current content. Servers must be stopped; one that
 * starts before the restore is complete refuses to.
 * @param dataDir folder for the backup of the current content
 * @throws {StorageUnusable} when the backup is incomplete
 */
export async function restoreMongodb(
  database: Database,
  dataDir: string,
  backup: string,
  now: Date,
): Promise<Restored> {
  await readBackup(backup);
  let keptAt: string | null = null;
  if (!(await isEmpty(database))) {
    keptAt = backupPath(dataDir, now, 'before-restore');
    await writeBackup(database, keptAt, now);
  }
  return { ...(await fillDatabase(database, backup)), keptAt };
}
