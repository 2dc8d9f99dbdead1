import type { LinkCheck } from '#domain/contract/dashboard';
import { type Database, insertIfAbsent } from './database.ts';

/** The last check of a shop link, under the link's id. */
type CheckDocument = LinkCheck & { _id: string };

/** Inserting it claims the run: `_id` is the number of its hour since 1970. */
type RunDocument = {
  _id: number;
  startedAt: Date;
  by: string;
  total: number;
  checked: number;
  isOver: boolean;
};

type LinkRun = { startedAt: string; by: string; isRunning: boolean; checked: number; total: number };

export type LinkChecks = {
  /** Claims a run; null if one began less than an hour ago, here or in another process. */
  begin(by: string, total: number): Promise<number | null>;
  /** Stores a link's check, and counts it. */
  keep(run: number, id: string, check: LinkCheck): Promise<void>;
  end(run: number): Promise<void>;
  /** The last run; null before the first. */
  lastRun(): Promise<LinkRun | null>;
  /** The last check of each link. */
  all(): Promise<ReadonlyMap<string, LinkCheck>>;
};

const HOUR_MS = 60 * 60_000;
/** Longer than any run takes: one still running belongs to a process that has died. */
const ABANDONED_MS = 15 * 60_000;
const RUNS_KEPT = 50;

/** Checks of shop links, for administrators. */
export function createLinkChecks(database: Database, clock: () => number): LinkChecks {
  const checks = database.collection<CheckDocument>('linkChecks');
  const runs = database.collection<RunDocument>('linkCheckRuns');
  return {
    async begin(by, total) {
      const startedAt = new Date(clock());
      const [last] = await runs.find({}, { sort: { _id: -1 }, limit: 1 }).toArray();
      // The id only keeps two callers apart: an hour of the clock may just have begun.
      if (last !== undefined && startedAt.getTime() - last.startedAt.getTime() < HOUR_MS) return null;
      const run = { _id: Math.floor(clock() / HOUR_MS), startedAt, by, total, checked: 0, isOver: false };
      if (!(await insertIfAbsent<RunDocument>(runs, run))) return null;
      const old = await runs.find({}, { sort: { _id: -1 } }).toArray();
      for (const { _id } of old.slice(RUNS_KEPT)) await runs.deleteOne({ _id });
      return run._id;
    },
    async keep(run, id, check) {
      await checks.updateOne({ _id: id }, { $set: check }, { upsert: true });
      await runs.updateOne({ _id: run }, { $inc: { checked: 1 } });
    },
    async end(run) {
      await runs.updateOne({ _id: run }, { $set: { isOver: true } });
    },
    async lastRun() {
      const [last] = await runs.find({}, { sort: { _id: -1 }, limit: 1 }).toArray();
      if (last === undefined) return null;
      const { startedAt, by, checked, total, isOver } = last;
      const isRunning = !isOver && clock() - startedAt.getTime() < ABANDONED_MS;
      return { startedAt: startedAt.toISOString(), by, isRunning, checked, total };
    },
    async all() {
      const rows = await checks.find({}).toArray();
      return new Map(rows.map(({ _id, ...check }) => [_id, check]));
    },
  };
}
