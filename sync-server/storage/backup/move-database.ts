import { StorageUnusable } from '../../lib/storage-error.ts';
import { everyCollection } from '../assembly/collection-order.ts';
import type { Stored } from '../collection.ts';
import { type Database, type Dumped, insertIfAbsent } from '../database.ts';
import type { RestoringDocument } from '../format.ts';
import { BackupDigest, documentOf, entryOf, isSameEnd } from './backup-digest.ts';
import type { BackupEnd } from './backup-header.ts';

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
 * @throws {StorageUnusable} if the target isn't empty, the source is, or the digests differ; the target is then emptied again
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
