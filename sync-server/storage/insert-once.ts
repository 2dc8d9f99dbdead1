import type { Collection } from './collection.ts';
import { insertIfAbsent } from './database.ts';

/** An item of a visitor's queue under its own key, which is the `_id`. */
type KeyedItem = { _id: string; bodyHash: string };

/**
 * 'replayed': the same key and content were stored before, even if deleted since; 'conflict': the key was used for another
 * content.
 */
export type Insertion = 'created' | 'replayed' | 'conflict';

/** Stores an item; whether it is a repeat is known from the insert itself, so a new one costs one command. */
export async function insertOnce<T extends KeyedItem>(
  collection: Collection<T>,
  document: T,
): Promise<Insertion> {
  if (await insertIfAbsent(collection, document)) return 'created';
  const stored = await collection.findOne({ _id: document._id } as Parameters<typeof collection.findOne>[0]);
  return stored?.bodyHash === document.bodyHash ? 'replayed' : 'conflict';
}
