import type { Database } from './database.ts';
import { StorageUnavailable } from './storage-error.ts';
import { outsideRequests } from './waiting-budget.ts';

/** How long a result is reused; while there is none yet, all callers await the same probe. */
const EVERY_MS = 1000;

type ProbeDocument = { _id: 'probe'; at: Date };

/**
 * Tries a small write, which a full disk refuses although reading still works.
 * @throws {StorageUnavailable} when nothing can be written
 */
export type Probe = () => Promise<void>;

export function createProbe(database: Database, clock: () => number): Probe {
  const probes = database.collection<ProbeDocument>('meta');
  /** Pending until it has an `endedAt`. */
  let last: { outcome: Promise<void>; endedAt?: number } | null = null;

  async function write(): Promise<void> {
    try {
      await probes.updateOne({ _id: 'probe' }, { $set: { at: new Date(clock()) } }, { upsert: true });
    } catch (error) {
      // A refusal of this document, because another process probes simultaneously, proves that the database answers.
      if (error instanceof StorageUnavailable) throw error;
    }
  }

  function ask(): Promise<void> {
    // Shared by all callers, so the first caller's deadline must not apply.
    const asked: NonNullable<typeof last> = { outcome: outsideRequests(write) };
    const end = () => {
      asked.endedAt = performance.now();
    };
    asked.outcome.then(end, end);
    last = asked;
    return asked.outcome;
  }

  return () => {
    const isAnswered = last?.endedAt !== undefined && performance.now() - last.endedAt >= EVERY_MS;
    return last === null || isAnswered ? ask() : last.outcome;
  };
}
