import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { partOf, prepareDataFolder } from '../../lib/data-folder.ts';
import { StorageUnusable } from '../../lib/storage-error.ts';
import { everyCollection } from '../assembly/collection-order.ts';
import { type Database, type Dumped, insertIfAbsent, type Stored } from '../database.ts';
import type { RestoringDocument } from '../database-marks.ts';
import { DATABASE_FILE, openEmbeddedDatabase, openExistingDatabase } from '../embedded/embedded-database.ts';
import { openMongoDatabase } from '../mongodb/mongo-database.ts';
import { isInUse } from '../servers.ts';
import { BackupDigest, type BackupEnd, documentOf, entryOf, isSameEnd } from './backup-format.ts';
import { requireUnused } from './restore-backup.ts';

/** Concurrent inserts. */
const PARALLEL = 100;
/** Belong to running servers or to one place, not to the data. */
const OF_THE_MOMENT = new Set(['servers', 'meta/probe', 'meta/restoring', 'meta/moved']);

async function* contentOf(database: Database): AsyncGenerator<Dumped> {
  for await (const dumped of database.dump(everyCollection(database))) {
    const { collection, document } = dumped;
    if (OF_THE_MOMENT.has(collection) || OF_THE_MOMENT.has(`${collection}/${document._id}`)) continue;
    yield dumped;
  }
}

async function digestOf(database: Database): Promise<BackupEnd> {
  const digest = new BackupDigest();
  for await (const { collection, document } of contentOf(database)) digest.add(entryOf(collection, document));
  return digest.end;
}

/** @throws {StorageUnusable} when one of our collections isn't empty */
async function requireEmpty(database: Database): Promise<void> {
  const marks = database.collection<RestoringDocument>('meta');
  if ((await marks.findOne({ _id: 'restoring' })) !== null) {
    throw new StorageUnusable(
      'The target holds the incomplete data of an interrupted move or restore. Delete that database, or name another, then move again.',
    );
  }
  for (const name of everyCollection(database)) {
    if ((await database.collection(name).find({}, { limit: 1 }).toArray()).length === 0) continue;
    throw new StorageUnusable(
      `The target is not empty: it holds "${name}". Nothing was changed. Name an empty database or folder.`,
    );
  }
}

async function copy(source: Database, target: Database): Promise<BackupEnd> {
  const digest = new BackupDigest();
  let underWay: Promise<unknown>[] = [];
  for await (const { collection, document } of contentOf(source)) {
    const entry = entryOf(collection, document);
    digest.add(entry);
    underWay.push(target.collection<Stored>(collection).insertOne(documentOf(entry)));
    if (underWay.length < PARALLEL) continue;
    await Promise.all(underWay);
    underWay = [];
  }
  await Promise.all(underWay);
  return digest.end;
}

/**
 * Copies all of a server's data into an empty database, including sessions, counters and queued mail: devices and
 * administrators notice nothing. Afterwards both databases are read and their digests compared; the source stays
 * unchanged. While it runs, the target is marked as incomplete, so no server starts on it.
 * @throws {StorageUnusable} if the target isn't empty, which leaves it as it is; if the source is empty or the digests
 * differ, which empties the target again
 */
export async function moveDatabase(source: Database, target: Database): Promise<BackupEnd> {
  await requireEmpty(target);
  const marks = target.collection<RestoringDocument>('meta');
  await insertIfAbsent<RestoringDocument>(marks, { _id: 'restoring', since: new Date() });
  try {
    const moved = await copy(source, target);
    if (moved.documents === 0) throw new StorageUnusable('The source is empty: there is nothing to move.');
    if (!isSameEnd(await digestOf(target), moved)) {
      throw new StorageUnusable('The copied data differ from the source. Check the disk, then move again.');
    }
    if (!isSameEnd(await digestOf(source), moved)) {
      throw new StorageUnusable(
        'The source changed during the move. Stop every server on it, then move again.',
      );
    }
    await marks.deleteOne({ _id: 'restoring' });
    return moved;
  } catch (error) {
    // The mark goes last: if the target is out of reach by now, no server starts on what stays there.
    const names = everyCollection(target).filter((name) => name !== 'meta');
    for (const name of [...names, 'meta']) await target.collection(name).deleteMany({});
    throw error;
  }
}

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

/** Target of a move: a MongoDB database, or the embedded engine in a folder. */
export type MoveTarget = { mongodbUrl: string } | { dataDir: string };

const EMBEDDED = 'embedded:';

/** @throws {StorageUnusable} for anything but 'mongodb://…', 'mongodb+srv://…' and 'embedded:<folder>' */
export function moveTarget(text: string | undefined): MoveTarget {
  if (text !== undefined && /^mongodb(\+srv)?:\/\//.test(text)) return { mongodbUrl: text };
  if (text?.startsWith(EMBEDDED) && text.length > EMBEDDED.length)
    return { dataDir: path.resolve(text.slice(EMBEDDED.length)) };
  throw new StorageUnusable('Name the target: npm run move -- --to mongodb://… or --to embedded:<folder>');
}

/** A target as an operator would name it, without user and password. */
export function inWords(target: MoveTarget): string {
  return 'dataDir' in target ? target.dataDir : target.mongodbUrl.replace(/\/\/.*@/, '//');
}

/**
 * Fills a target; in a folder the database file appears once it is complete.
 * @throws {StorageUnusable} when the folder holds a database already
 */
export async function intoTarget<Result>(
  target: MoveTarget,
  fill: (database: Database) => Promise<Result>,
): Promise<Result> {
  if ('mongodbUrl' in target) {
    const database = openMongoDatabase(target.mongodbUrl);
    return await fill(database).finally(() => database.close());
  }
  const { dataDir } = target;
  const file = path.join(dataDir, DATABASE_FILE);
  if (existsSync(file))
    throw new StorageUnusable(`The target is not empty: ${file} is there. Nothing was changed.`);
  prepareDataFolder(dataDir);
  const folder = partOf(path.join(dataDir, 'moving'));
  try {
    await mkdir(folder, { mode: 0o700 });
    const database = openEmbeddedDatabase(folder);
    const result = await fill(database).finally(() => database.close());
    await rename(path.join(folder, DATABASE_FILE), file);
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
