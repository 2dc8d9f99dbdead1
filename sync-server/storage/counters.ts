import { type Database, insertIfAbsent } from './database.ts';
import { type DayTotals, dayTotals } from './day-totals.ts';
import { deleteInPortions } from './delete-in-portions.ts';

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

export type CounterDocument = DayCount & { _id: string };

/** A visit that was counted already: kept for two days, so that one visit over midnight counts once. */
type VisitDocument = { _id: string; expiresAt: Date };

const DAY_MS = 24 * 60 * 60_000;
const VISIT_KEPT_MS = 2 * DAY_MS;
/** Longer than a year, so that a season can be held against the one before. */
const COUNT_KEPT_MS = 400 * DAY_MS;
/** Some ten megabytes; with more in two days, further ones are not counted as visits. */
const MOST_VISITS = 100_000;

export type Counters = {
  /** Adds one to today's count; on disk within some seconds. */
  add(kind: CounterKind, key: string): Promise<void>;
  /** Whether this visit is new; from then on it is not. */
  isNewVisit(visit: string): Promise<boolean>;
  /** The counts from a day on ('2026-11-21'), by day. */
  since(day: string, kind: CounterKind): Promise<DayCount[]>;
  /** Writes what was added up in memory. */
  flush(): Promise<void>;
  /** Forgets visits that have ended, and counts that have aged. */
  sweep(): Promise<void>;
  /** For the sweep and for reading; at the start. */
  createIndexes(): Promise<void>;
};

/** Daily counts of what happens on the site: no address, no person, only how often. */
export function createCounters(database: Database, clock: () => number): Counters {
  const counters = database.collection<CounterDocument>('counters');
  const visits = database.collection<VisitDocument>('visits');
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const totals: DayTotals = dayTotals(counters);
  let visitsKept: number | null = null;
  return {
    add: (kind, key) => totals.add(dayOf(clock()), kind, key),
    async isNewVisit(visit) {
      visitsKept ??= await visits.countDocuments();
      if (visitsKept >= MOST_VISITS) return false;
      const isNew = await insertIfAbsent(visits, {
        _id: visit,
        expiresAt: new Date(clock() + VISIT_KEPT_MS),
      });
      if (isNew) visitsKept += 1;
      return isNew;
    },
    async since(day, kind) {
      await totals.flush();
      const rows = await counters.find({ kind, day: { $gte: day } }, { sort: { day: 1 } }).toArray();
      return rows.map(({ _id, ...row }) => row);
    },
    flush: () => totals.flush(),
    async sweep() {
      await deleteInPortions(visits, { expiresAt: { $lte: new Date(clock()) } });
      await deleteInPortions(counters, { day: { $lt: dayOf(clock() - COUNT_KEPT_MS) } });
      visitsKept = null;
    },
    async createIndexes() {
      await visits.createIndexes([{ name: 'expiresAt', key: { expiresAt: 1 } }]);
      await counters.createIndexes([{ name: 'day', key: { day: 1 } }]);
    },
  };
}
