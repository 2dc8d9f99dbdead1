import { randomBytes } from 'node:crypto';
import { StorageFull, StorageUnavailable } from '../../lib/storage-error.ts';
import { outsideRequests } from '../../lib/waiting-budget.ts';
import type { Database } from '../database.ts';

/** How long a result is reused; while there is none yet, all callers await the same probe. */
const EVERY_MS = 1000;

/** As much as the largest recipe that is sent in; random, so that nothing compresses it. */
const PROBE_BYTES = 48 * 1024;
/** A disk that refused a larger write than the probe is believed to be full for this long. */
const FULL_FOR_MS = 60_000;

type ProbeDocument = { _id: 'probe'; at: Date; filling: string };

/**
 * Tries a write of the size of a recipe, which a full disk refuses although reading and the smallest writes still work.
 * @throws {StorageFull} when the disk is full, or refused any other write within the last minute
 * @throws {StorageUnavailable} when nothing can be written
 */
export type Probe = () => Promise<void>;

/** @param fullAt when the disk last refused a write, by `performance.now()` */
export function createProbe(
  database: Database,
  clock: () => number,
  fullAt: () => number = () => Number.NEGATIVE_INFINITY,
): Probe {
  const probes = database.collection<ProbeDocument>('meta');
  /** Pending until it has an `endedAt`. */
  let last: { outcome: Promise<void>; endedAt?: number } | null = null;

  async function write(): Promise<void> {
    try {
      const filling = randomBytes(PROBE_BYTES).toString('base64');
      const $set = { at: new Date(clock()), filling };
      await probes.updateOne({ _id: 'probe' }, { $set }, { upsert: true });
    } catch (error) {
      // A refusal of this document, because another process probes simultaneously, proves that the database answers.
      if (error instanceof StorageUnavailable) throw error;
    }
    if (performance.now() - fullAt() < FULL_FOR_MS) throw new StorageFull();
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
