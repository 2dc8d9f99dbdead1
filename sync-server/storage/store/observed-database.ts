import { StorageFull, StorageUnavailable } from '../../lib/storage-error.ts';
import type { Collection, Database, Stored } from '../database.ts';

/** 'refused': a duplicate key or a bad value; 'unavailable': no answer in time, or none at all; 'full': no room on the disk. */
type CommandOutcome = 'done' | 'refused' | 'unavailable' | 'full';
export type CommandObserver = (command: string, outcome: CommandOutcome, ms: number) => void;

type Operation = (...given: unknown[]) => unknown;
/** Commands that run when their rows are asked for. */
const WITH_ROWS = ['find', 'aggregate'];

/** A database that reports its commands to an observer, only by name. */
export function observedDatabase(database: Database, observe: CommandObserver): Database {
  async function run(command: string, act: () => unknown): Promise<unknown> {
    const startedAt = performance.now();
    const end = (outcome: CommandOutcome) => observe(command, outcome, performance.now() - startedAt);
    try {
      const result = await act();
      end('done');
      return result;
    } catch (error) {
      if (error instanceof StorageFull) end('full');
      else end(error instanceof StorageUnavailable ? 'unavailable' : 'refused');
      throw error;
    }
  }

  function observed<T extends Stored>(collection: Collection<T>): Collection<T> {
    return new Proxy(collection, {
      get(target, command: string) {
        const operation = (target as unknown as Record<string, Operation>)[command] as Operation;
        if (!WITH_ROWS.includes(command))
          return (...given: unknown[]) => run(command, () => operation.apply(target, given));
        return (...given: unknown[]) => {
          const rows = operation.apply(target, given) as { toArray(): unknown };
          return { toArray: () => run(command, () => rows.toArray()) };
        };
      },
    });
  }
  return {
    ...database,
    collection: (name) => observed(database.collection(name)),
  };
}
