import { randomUUID } from 'node:crypto';
import { StorageUnusable } from '../lib/storage-error.ts';
import { type Collection, type Database, insertIfAbsent } from './database.ts';

/** Raised by changes that an earlier version cannot read. */
export const DATA_FORMAT = 1;

export type FormatDocument = { _id: 'format'; version: number };
/** Present while a restore or a move into this database is unfinished: the data are incomplete. */
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

/** Present after a move: the data live elsewhere, and these are out of date. */
export type MovedDocument = { _id: 'moved'; to: string; at: Date };

const marksOf = (database: Database) => database.collection<MovedDocument>('meta');

/** Marks the data as moved; `to` must not contain a password. */
export async function markMoved(database: Database, to: string, at: Date): Promise<void> {
  await insertIfAbsent<MovedDocument>(marksOf(database), { _id: 'moved', to, at });
}

/**
 * Takes the mark away: these data are used again.
 * @returns whether there was one
 */
export async function unmarkMoved(database: Database): Promise<boolean> {
  return (await marksOf(database).deleteOne({ _id: 'moved' })).deletedCount > 0;
}

/**
 * Checks that the data are the ones in use.
 * @param otherwise how to use them nevertheless
 * @throws {StorageUnusable} when they were moved; says where to
 */
export async function requireNotMoved(
  database: Database,
  otherwise = 'To use the old ones again, run "npm run move -- --undo" first.',
): Promise<void> {
  const mark = await marksOf(database).findOne({ _id: 'moved' });
  if (mark === null) return;
  throw new StorageUnusable(
    `These data were moved to ${mark.to} on ${mark.at.toISOString().slice(0, 10)} and are out of date. Set MONGODB_URL or DATA_DIR to the new place. ${otherwise}`,
  );
}

export type EpochDocument = { _id: 'epoch'; value: string };

export type Epoch = {
  /** Random identity of this database's history, drawn at its creation and at every restore. */
  get(): Promise<string>;
  /** Drops the cached value; the next `get` reads it again. */
  forget(): void;
};

export function createEpoch(collection: Collection<EpochDocument>): Epoch {
  let known: string | null = null;

  async function readOrDraw(): Promise<string> {
    const drawn = { _id: 'epoch', value: randomUUID() } as const;
    const stored = await collection.findOne({ _id: 'epoch' });
    if (stored !== null) return stored.value;
    if (await insertIfAbsent(collection, drawn)) return drawn.value;
    return (await collection.findOne({ _id: 'epoch' }))?.value ?? drawn.value;
  }

  return {
    async get() {
      known ??= await readOrDraw();
      return known;
    },
    forget() {
      known = null;
    },
  };
}
