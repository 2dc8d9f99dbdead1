import { randomUUID } from 'node:crypto';
import { StorageUnusable } from '../../lib/storage-error.ts';
import { collectionsToKeep, PASSING_COLLECTIONS } from '../assembly/collection-order.ts';
import type { Collection, Stored } from '../collection.ts';
import { type Database, insertIfAbsent } from '../database.ts';
import type { EpochDocument } from '../epoch.ts';
import { DATA_FORMAT, type FormatDocument, type RestoringDocument } from '../format.ts';
import type { MovedDocument } from '../moved.ts';
import { BackupDigest, documentOf, entryOf, isSameEnd } from './backup-digest.ts';
import type { BackupEnd } from './backup-header.ts';
import { readBackup } from './read-backup.ts';

/** Concurrent inserts. */
const PARALLEL = 100;

type MetaDocument = EpochDocument | FormatDocument | MovedDocument | RestoringDocument;

/**
 * Empties a database, fills it from a backup, reads everything back and checks the digest. The epoch is new, so that
 * devices reload everything. While it runs, the database is marked as incomplete.
 * @throws {StorageUnusable} when the data read back differ
 */
export async function fillDatabase(database: Database, file: string): Promise<BackupEnd> {
  const meta: Collection<MetaDocument> = database.collection<MetaDocument>('meta');
  await insertIfAbsent(meta, { _id: 'restoring', since: new Date() });
  const names = collectionsToKeep(database);
  for (const name of [...names, ...PASSING_COLLECTIONS]) await database.collection(name).deleteMany({});

  let underWay: Promise<unknown>[] = [];
  const { documents, digest } = await readBackup(file, async (entry) => {
    underWay.push(database.collection<Stored>(entry[0]).insertOne(documentOf(entry)));
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
