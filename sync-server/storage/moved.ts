import { StorageUnusable } from '../lib/storage-error.ts';
import { type Database, insertIfAbsent } from './database.ts';

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
