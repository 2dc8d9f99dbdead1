import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partOf, prepareDataFolder } from '../../lib/data-folder.ts';
import { StorageUnusable } from '../../lib/storage-error.ts';
import { collectionsToKeep, PASSING_COLLECTIONS } from '../assembly/collection-order.ts';
import { type Collection, type Database, insertIfAbsent, type Stored } from '../database.ts';
import {
  DATA_FORMAT,
  type EpochDocument,
  type FormatDocument,
  type MovedDocument,
  type RestoringDocument,
} from '../database-marks.ts';
import {
  checkDatabaseFile,
  DATABASE_FILE,
  LOCK_FILE,
  openEmbeddedDatabase,
  usersOf,
} from '../embedded/embedded-database.ts';
import { isInUse } from '../servers.ts';
import { BackupDigest, type BackupEnd, documentOf, entryOf, isSameEnd } from './backup-format.ts';
import { readBackup } from './read-backup.ts';
import { backupPath, writeBackup } from './write-backup.ts';

/** Concurrent inserts. */
const PARALLEL = 100;

type MetaDocument = EpochDocument | FormatDocument | MovedDocument | RestoringDocument;

/**
 * Empties a database, fills it from a backup, reads everything back and checks the digest. The epoch is new, so that
 * devices reload everything. While it runs, the database is marked as incomplete.
 * @throws {StorageUnusable} when the data read back differ
 */
async function fillDatabase(database: Database, file: string): Promise<BackupEnd> {
  const meta: Collection<MetaDocument> = database.collection<MetaDocument>('meta');
  await insertIfAbsent(meta, { _id: 'restoring', since: new Date() });
  const names = collectionsToKeep(database);
  for (const name of [...names, ...PASSING_COLLECTIONS]) await database.collection(name).deleteMany({});

  let underWay: Promise<unknown>[] = [];
  const { documents, digest } = await readBackup(file, async (entry) => {
    const insertion = database.collection<Stored>(entry[0]).insertOne(documentOf(entry));
    // Awaited with its batch: a failure before that must not end the process.
    insertion.catch(() => undefined);
    underWay.push(insertion);
    if (underWay.length < PARALLEL) return;
    await Promise.all(underWay);
    underWay = [];
  });
  await Promise.all(underWay);

  const found = new BackupDigest();
  for await (const { collection, document } of database.dump(names)) found.add(entryOf(collection, document));
  if (!isSameEnd(found.end, { documents, digest })) {
    throw new StorageUnusable(
      'The restored data differ from the backup. Check the disk, then restore again.',
    );
  }
  await meta.deleteMany({ _id: { $in: ['epoch', 'format', 'moved'] } });
  await meta.insertOne({ _id: 'format', version: DATA_FORMAT });
  await meta.insertOne({ _id: 'epoch', value: randomUUID() });
  await meta.deleteOne({ _id: 'restoring' });
  return { documents, digest };
}

export type Restored = BackupEnd & {
  /** Path of the previous data (the database file, or for MongoDB a backup); null if there were none. */
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
 * @throws {StorageUnusable} when the backup is incomplete, or a server uses the database
 */
export async function restoreMongodb(
  database: Database,
  dataDir: string,
  backup: string,
  now: Date,
): Promise<Restored> {
  await readBackup(backup);
  if (await isInUse(database)) {
    throw new StorageUnusable(
      'A server is using the database. Stop every server, then try again. Nothing was changed.',
    );
  }
  let keptAt: string | null = null;
  if (!(await isEmpty(database))) {
    keptAt = backupPath(dataDir, now, 'before-restore');
    await writeBackup(database, keptAt, now);
  }
  return { ...(await fillDatabase(database, backup)), keptAt };
}

/**
 * Restores a backup into a separate database in the temporary folder, reads it back, compares count and
 * digest, and removes it. Nothing else is touched.
 * @throws {StorageUnusable} when the backup could not be restored; says what to do
 */
export async function rehearseRestore(backup: string): Promise<BackupEnd & { createdAt: string }> {
  const { createdAt } = await readBackup(backup);
  const folder = await mkdtemp(path.join(tmpdir(), 'bowlful-rehearsal-'));
  try {
    const database = openEmbeddedDatabase(folder);
    const filled = await fillDatabase(database, backup).finally(() => database.close());
    return { ...filled, createdAt };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
