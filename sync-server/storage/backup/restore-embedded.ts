import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { partOf, prepareDataFolder } from '../../lib/data-folder.ts';
import { StorageUnusable } from '../../lib/storage-error.ts';
import { checkDatabaseFile } from '../embedded/check-file.ts';
import { DATABASE_FILE, LOCK_FILE, openEmbeddedDatabase, usersOf } from '../embedded/embedded-database.ts';
import type { BackupEnd } from './backup-header.ts';
import { fillDatabase } from './fill-database.ts';
import { readBackup } from './read-backup.ts';

export type Restored = BackupEnd & {
  /** Path of the previous database file; null if there was none. */
  keptAt: string | null;
};

/** @throws {StorageUnusable} while another process has the database open; a damaged one cannot be open */
export function requireUnused(file: string): void {
  if (!existsSync(file)) return;
  try {
    checkDatabaseFile(file);
  } catch {
    return;
  }
  const users = usersOf(file);
  if (users.length === 0) return;
  throw new StorageUnusable(
    `The database is in use by process ${users.join(', ')}. Stop the server, then try again. Nothing was changed.`,
  );
}

/**
 * Restores a backup as the database of a data folder, atomically. The current file is kept beside the new one.
 * @throws {StorageUnusable} when the backup is incomplete or the folder cannot be used
 */
export async function restoreEmbedded(dataDir: string, backup: string, now: Date): Promise<Restored> {
  const file = path.join(dataDir, DATABASE_FILE);
  await readBackup(backup);
  prepareDataFolder(dataDir);
  requireUnused(file);

  const folder = partOf(path.join(dataDir, 'restoring'));
  try {
    await mkdir(folder, { mode: 0o700 });
    const database = openEmbeddedDatabase(folder);
    const filled = await fillDatabase(database, backup).finally(() => database.close());
    const isThere = existsSync(file);
    const keptAt = `${file}.before-restore-${now.toISOString().replaceAll(':', '-').slice(0, 19)}Z`;
    if (isThere) await rename(file, keptAt);
    await rename(path.join(folder, DATABASE_FILE), file);
    await rm(path.join(dataDir, LOCK_FILE), { recursive: true, force: true });
    return { ...filled, keptAt: isThere ? keptAt : null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
