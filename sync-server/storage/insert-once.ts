import type { Collection } from './collection.ts';
import { insertIfAbsent } from './database.ts';

/** What a visitor handed in under a key of their own: the key is the `_id`. */
type HandedIn = { _id: string; bodyHash: string };

export type Insertion = 'created' | 'replayed' | 'conflict';

/**
 * Stores what a visitor handed in. 'replayed': this very thing (key and content) was handed in before, whatever became
 * of it since; 'conflict': the key was used for another content.
 */
export async function insertOnce<T extends HandedIn>(
  collection: Collection<T>,
  document: T,
): Promise<Insertion> {
  if (await insertIfAbsent(collection, document)) return 'created';
  const stored = await collection.findOne({ _id: document._id } as Parameters<typeof collection.findOne>[0]);
  return stored?.bodyHash === document.bodyHash ? 'replayed' : 'conflict';
}
