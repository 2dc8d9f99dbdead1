import type { Database } from './database.ts';
import { StorageUnavailable } from './storage-error.ts';

/** How often it is written at most, however often it is asked. */
const EVERY_MS = 1000;

type ProbeDocument = { _id: 'probe'; at: Date };

/**
 * Tries a small write, which a full disk refuses though reading still works.
 * @throws {StorageUnavailable} when nothing can be written
 */
export type Probe = () => Promise<void>;

export function createProbe(database: Database, clock: () => number): Probe {
  const probes = database.collection<ProbeDocument>('meta');
  let last: { startedAt: number; outcome: Promise<void> } | null = null;

  async function write(): Promise<void> {
    try {
      await probes.updateOne({ _id: 'probe' }, { $set: { at: new Date(clock()) } }, { upsert: true });
    } catch (error) {
      // A refusal of the very document, by another process's probe at the same moment, is an answer too.
      if (error instanceof StorageUnavailable) throw error;
    }
  }

  return () => {
    const now = performance.now();
    if (last === null || now - last.startedAt >= EVERY_MS) last = { startedAt: now, outcome: write() };
    return last.outcome;
  };
}
