import { setTimeout } from 'node:timers/promises';
import type { Collection, Stored } from '../storage/collection.ts';
import type { Database } from '../storage/database.ts';
import { StorageUnavailable } from '../storage/storage-error.ts';

type Operation = (...given: unknown[]) => unknown;
const WRITES = new Set(['insertOne', 'updateOne', 'deleteOne', 'deleteMany']);

/** The process is gone: whatever it was doing ends here. */
export class Died extends Error {}

type Frailty = {
  /** Dies before the write of this number, counted from 1 over all collections. */
  diesAtWrite?: number;
  /** Dies after that write instead: it has happened, and nobody heard. */
  isWritten?: boolean;
  /** Refuses this write and all that follow, as a full disk does; reading goes on. */
  isFullFromWrite?: number;
  /** Other work comes between any two operations, and between the look and the change of an update. */
  isSlow?: boolean;
  /** What others do after the operation of that number, reads included. */
  meanwhile?: (operation: number) => Promise<void>;
};

/**
 * A database as bad as the worst engine promises to be: only the uniqueness of `_id` holds. An update first looks whether
 * its filter matches, and changes the document some time later, whatever became of it in between.
 */
export function frailDatabase(
  database: Database,
  { diesAtWrite, isWritten, isFullFromWrite = Number.POSITIVE_INFINITY, isSlow, meanwhile }: Frailty,
): Database {
  let operations = 0;
  let writes = 0;
  let isDead = false;
  const between = () => (isSlow ? setTimeout(Math.random() * 3) : undefined);

  async function run(name: string, operation: () => unknown): Promise<unknown> {
    await between();
    if (isDead) throw new Died();
    if (WRITES.has(name)) writes += 1;
    if (WRITES.has(name) && writes >= isFullFromWrite) throw new StorageUnavailable('The disk is full.');
    isDead = writes === diesAtWrite;
    if (isDead && !isWritten) throw new Died();
    const result = await operation();
    if (isDead) throw new Died();
    await between();
    operations += 1;
    await meanwhile?.(operations);
    return result;
  }

  function frail<T extends Stored>(collection: Collection<T>): Collection<T> {
    const lateUpdate = async (filter: never, update: never) => {
      const found = await collection.findOne(filter);
      if (found === null) return { matchedCount: 0, modifiedCount: 0, upsertedCount: 0 };
      await between();
      return await collection.updateOne({ _id: found._id } as never, update);
    };
    return new Proxy(collection, {
      get(target, name: string) {
        const operation = (target as unknown as Record<string, Operation>)[name] as Operation;
        if (name === 'find' || name === 'aggregate') {
          return (...given: unknown[]) => {
            const cursor = operation.apply(target, given) as { toArray(): unknown };
            return { toArray: () => run(name, () => cursor.toArray()) };
          };
        }
        const act = name === 'updateOne' && isSlow ? (lateUpdate as Operation) : operation.bind(target);
        return (...given: unknown[]) => run(name, () => act(...given));
      },
    });
  }
  return { ...database, engine: database.engine, collection: (name) => frail(database.collection(name)) };
}
