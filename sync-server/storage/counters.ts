import { type Database, insertIfAbsent } from './database.ts';

/** What is counted a day at a time. */
export type CounterKind =
  | 'ad-click'
  | 'affiliate-click'
  | 'page-view'
  | 'exception'
  | 'visit'
  | 'visit-country'
  | 'visit-referrer';

export type DayCount = { day: string; kind: CounterKind; key: string; count: number };

type CounterDocument = DayCount & { _id: string };

/** A visit that was counted already: kept for two days, so that one visit over midnight counts once. */
type VisitDocument = { _id: string; expiresAt: Date };

const VISIT_KEPT_MS = 2 * 24 * 60 * 60_000;
const KEY_MAX = 300;

export type Counters = {
  /** Adds one to today's count. */
  add(kind: CounterKind, key: string): Promise<void>;
  /** Whether this visit is new; from then on it is not. */
  isNewVisit(visit: string): Promise<boolean>;
  /** The counts from a day on ('2026-11-21'), by day. */
  since(day: string, kind: CounterKind): Promise<DayCount[]>;
  /** Forgets visits that have ended. */
  sweep(): Promise<void>;
};

/** Daily counts of what happens on the site: no address, no person, only how often. */
export function createCounters(database: Database, clock: () => number): Counters {
  const counters = database.collection<CounterDocument>('counters');
  const visits = database.collection<VisitDocument>('visits');
  const today = () => new Date(clock()).toISOString().slice(0, 10);
  return {
    async add(kind, text) {
      const day = today();
      const key = text.slice(0, KEY_MAX);
      const _id = `${day}|${kind}|${key}`;
      await counters.updateOne({ _id }, { $inc: { count: 1 }, $set: { day, kind, key } }, { upsert: true });
    },
    isNewVisit(visit) {
      return insertIfAbsent(visits, { _id: visit, expiresAt: new Date(clock() + VISIT_KEPT_MS) });
    },
    async since(day, kind) {
      const rows = await counters.find({ kind, day: { $gte: day } }, { sort: { day: 1 } }).toArray();
      return rows.map(({ _id, ...row }) => row);
    },
    async sweep() {
      await visits.deleteMany({ expiresAt: { $lte: new Date(clock()) } });
    },
  };
}
