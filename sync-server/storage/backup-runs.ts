import { randomUUID } from 'node:crypto';
import type { BackupEnd } from './backup/backup-format.ts';
import { type Database, insertIfAbsent } from './database.ts';

/** A scheduled backup. */
type MadeBackup = BackupEnd & { file: string; bytes: number; at: Date };
type FailedBackup = { reason: string; at: Date };

export type BackupRuns = {
  /** Claims the next backup if one is due; null if none is or another process has claimed it. */
  begin(everyMs: number): Promise<number | null>;
  /** The claimed backup is complete. */
  succeed(run: number, made: BackupEnd & { file: string; bytes: number }): Promise<void>;
  /** It failed; another attempt is due in ten minutes. */
  fail(run: number, reason: string): Promise<void>;
  /** Releases the claim, because the server stops. */
  release(run: number): Promise<void>;
  /** The last successful one, and any failure since. */
  latest(): Promise<{ made: MadeBackup | null; failure: FailedBackup | null }>;
};

/** Inserting it under the next number claims the run; only the inserting process changes it. */
type RunDocument = { _id: number; process: string; since: Date } & (
  | { state: 'running' }
  | ({ state: 'made' } & MadeBackup)
  | ({ state: 'failed' } & FailedBackup)
);

const MINUTE_MS = 60_000;
const AGAIN_AFTER_MS = 10 * MINUTE_MS;
/** Longer than any backup takes: one still running belongs to a process that has died. */
const ABANDONED_MS = 6 * 60 * MINUTE_MS;
const RUNS_KEPT = 50;

export function createBackupRuns(database: Database, clock: () => number): BackupRuns {
  const runs = database.collection<RunDocument>('backupRuns');
  const process = randomUUID();

  const newest = (limit: number) => runs.find({}, { sort: { _id: -1 }, limit }).toArray();

  function isAbandoned({ process: owner, since }: RunDocument): boolean {
    // A folder belongs to one process at a time, so any other process is dead.
    if (database.engine === 'embedded') return owner !== process;
    return since.getTime() <= clock() - ABANDONED_MS;
  }

  function isDue(last: RunDocument | undefined, everyMs: number): boolean {
    if (last === undefined) return true;
    // Rounds of one process don't overlap, so its own claim is one whose end couldn't be written.
    if (last.state === 'running') return last.process === process || isAbandoned(last);
    const waitMs = last.state === 'made' ? everyMs : Math.min(everyMs, AGAIN_AFTER_MS);
    return clock() - last.since.getTime() >= waitMs;
  }

  return {
    async begin(everyMs) {
      const [last] = await newest(1);
      if (!isDue(last, everyMs)) return null;
      const run = { _id: (last?._id ?? 0) + 1, process, since: new Date(clock()), state: 'running' } as const;
      if (!(await insertIfAbsent<RunDocument>(runs, run))) return null;
      await runs.deleteMany({ _id: { $lte: run._id - RUNS_KEPT }, state: { $ne: 'made' } });
      return run._id;
    },
    async succeed(run, made) {
      await runs.updateOne({ _id: run }, { $set: { state: 'made', at: new Date(clock()), ...made } });
      await runs.deleteMany({ _id: { $lt: run }, state: 'made' });
    },
    async fail(run, reason) {
      await runs.updateOne({ _id: run }, { $set: { state: 'failed', at: new Date(clock()), reason } });
    },
    async release(run) {
      await runs.deleteOne({ _id: run });
    },
    async latest() {
      const [made] = await runs.find({ state: 'made' }, { sort: { _id: -1 }, limit: 1 }).toArray();
      const [last] = await newest(1);
      const [failed] = await runs
        .find({ state: 'failed', _id: { $gt: made?._id ?? 0 } }, { sort: { _id: -1 }, limit: 1 })
        .toArray();
      const isMade = made?.state === 'made';
      return {
        made: isMade
          ? {
              file: made.file,
              bytes: made.bytes,
              at: made.at,
              documents: made.documents,
              digest: made.digest,
            }
          : null,
        failure: failed?.state === 'failed' ? { reason: failed.reason, at: failed.at } : interrupted(last),
      };
    },
  };

  function interrupted(last: RunDocument | undefined): FailedBackup | null {
    if (last?.state !== 'running' || !isAbandoned(last)) return null;
    return { reason: 'The server ended while the backup was written.', at: last.since };
  }
}
