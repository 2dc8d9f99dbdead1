import type { Database } from './database.ts';
import { StorageUnavailable } from './storage-error.ts';
import { outsideRequests } from './waiting-budget.ts';

/** For how long an answer serves those who ask later; while there is none yet, all wait for the same one. */
const EVERY_MS = 1000;

type ProbeDocument = { _id: 'probe'; at: Date };

/**
 * Tries a small write, which a full disk refuses though reading still works.
 * @throws {StorageUnavailable} when nothing can be written
 */
export type Probe = () => Promise<void>;

export function createProbe(database: Database, clock: () => number): Probe {
  const probes = database.collection<ProbeDocument>('meta');
  /** Under way until it has an `endedAt`. */
  let last: { outcome: Promise<void>; endedAt?: number } | null = null;

  async function write(): Promise<void> {
    try {
      await probes.updateOne({ _id: 'probe' }, { $set: { at: new Date(clock()) } }, { upsert: true });
    } catch (error) {
      // A refusal of the very document, by another process's probe at the same moment, is an answer too.
      if (error instanceof StorageUnavailable) throw error;
    }
  }

  function ask(): Promise<void> {
    // Serves all who ask meanwhile, so the first of them lends it no deadline.
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
