import { setImmediate } from 'node:timers/promises';
import type { Filter } from 'mongodb';
import type { Collection, Stored } from './collection.ts';

const PORTION = 200;

/** Deletes matching documents in portions, because the embedded engine blocks the process that serves visitors. */
export async function deleteInPortions<T extends Stored>(
  collection: Collection<T>,
  filter: Filter<T>,
): Promise<void> {
  for (;;) {
    const found = await collection.find(filter, { limit: PORTION }).toArray();
    if (found.length === 0) return;
    const ids = { _id: { $in: found.map(({ _id }) => _id) } };
    await collection.deleteMany({ ...filter, ...ids } as Filter<T>);
    if (found.length < PORTION) return;
    await setImmediate();
  }
}
