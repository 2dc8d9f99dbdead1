import type { Collection, Stored } from './collection.ts';

/** One of the two engines. */
export type Database = {
  engine: 'mongodb' | 'embedded';
  collection<T extends Stored>(name: string): Collection<T>;
  /** @throws {StorageUnavailable} when it does not answer */
  ping(): Promise<void>;
  /** Every document of these collections, one collection after another; the embedded engine reads a snapshot. */
  dump(names: readonly string[]): AsyncIterable<Dumped>;
  close(): Promise<void>;
};

export type Dumped = { collection: string; document: Stored };

const DUPLICATE_KEY = 11000;

/** Whether an insert failed because its `_id` is taken. */
function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
}

/** Inserts a document; false if its `_id` is taken. */
export async function insertIfAbsent<T extends Stored>(
  collection: Collection<T>,
  document: T,
): Promise<boolean> {
  try {
    await collection.insertOne(document);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
