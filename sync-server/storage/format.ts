import { StorageUnusable } from '../lib/storage-error.ts';
import type { Collection } from './collection.ts';
import { type Database, insertIfAbsent } from './database.ts';
import { requireNotMoved } from './moved.ts';

/** Raised by changes that an earlier version cannot read. */
export const DATA_FORMAT = 1;

export type FormatDocument = { _id: 'format'; version: number };
/** Present while a restore is unfinished: the data are incomplete. */
export type RestoringDocument = { _id: 'restoring'; since: Date };

/**
 * Checks that this version can read the data, and records the format in a new database.
 * @throws {StorageUnusable} for data of a newer version, moved data, and after an interrupted restore
 */
export async function requireFormat(database: Database): Promise<void> {
  const formats: Collection<FormatDocument> = database.collection<FormatDocument>('meta');
  const restores = database.collection<RestoringDocument>('meta');
  if ((await restores.findOne({ _id: 'restoring' })) !== null) {
    throw new StorageUnusable(
      'A restore into this database was interrupted: the data are incomplete. Run "npm run restore -- <file>" again.',
    );
  }
  await requireNotMoved(database);
  const known = await formats.findOne({ _id: 'format' });
  if (known === null) await insertIfAbsent<FormatDocument>(formats, { _id: 'format', version: DATA_FORMAT });
  else if (known.version > DATA_FORMAT) {
    throw new StorageUnusable(
      `The data were written by a newer version (format ${known.version}, this one knows ${DATA_FORMAT}). Start that version, or restore a backup of this one.`,
    );
  }
}
