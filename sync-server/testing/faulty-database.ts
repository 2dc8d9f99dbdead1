import { setTimeout } from 'node:timers/promises';
import { StorageUnavailable } from '../lib/storage-error.ts';
import type { Collection, Database, Stored } from '../storage/database.ts';

type Operation = (...given: unknown[]) => unknown;
const WRITES = new Set(['insertOne', 'updateOne', 'deleteOne', 'deleteMany']);

/** The simulated process is dead: its current operation ends here. */
export class ProcessDied extends Error {}

type DatabaseFaults = {
  /** Dies before the write of this number, counted from 1 across all collections. */
  diesAtWrite?: number;
  /** Dies after that write instead: it took effect, but was not acknowledged. */
  isWritten?: boolean;
  /** Refuses this write and all later ones, as a full disk does; reads still work. */
  isFullFromWrite?: number;
  /** Waits for up to 3 ms before and after each operation, and between an update's read and its write. */
  isSlow?: boolean;
  /** Runs other work after each operation; receives its number, counted from 1, reads included. */
  meanwhile?: (operation: number) => Promise<void>;
};

/**
 * A database that fails on demand. With `isSlow` it has the weakest guarantees of any engine: only the
 * uniqueness of `_id` holds, and an update first checks its filter and changes the document later, regardless
 * of changes in between.
 */
export function faultyDatabase(
  database: Database,
  { diesAtWrite, isWritten, isFullFromWrite = Number.POSITIVE_INFINITY, isSlow, meanwhile }: DatabaseFaults,
): Database {
  let operations = 0;
  let writes = 0;
  let isDead = false;
  const between = () => (isSlow ? setTimeout(Math.random() * 3) : undefined);

  async function run(name: string, operation: () => unknown): Promise<unknown> {
    await between();
    if (isDead) throw new ProcessDied();
    if (WRITES.has(name)) writes += 1;
    if (WRITES.has(name) && writes >= isFullFromWrite) throw new StorageUnavailable('The disk is full.');
    isDead = writes === diesAtWrite;
    if (isDead && !isWritten) throw new ProcessDied();
    const result = await operation();
    if (isDead) throw new ProcessDied();
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
  return { ...database, collection: (name) => frail(database.collection(name)) };
}
