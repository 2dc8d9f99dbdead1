import { type Database, insertIfAbsent } from './database.ts';
import { type DayTotals, dayTotals } from './day-totals.ts';
import { deleteInPortions } from './delete-in-portions.ts';

/** Kinds of daily counts. */
export type CounterKind =
  | 'ad-click'
  | 'affiliate-click'
  | 'page-view'
  | 'exception'
  | 'visit'
  | 'visit-country'
  | 'visit-referrer';

type DayCount = { day: string; kind: CounterKind; key: string; count: number };

export type CounterDocument = DayCount & { _id: string };

/** A counted visit; kept for two days, so that one across midnight counts once. */
type VisitDocument = { _id: string; expiresAt: Date };

const DAY_MS = 24 * 60 * 60_000;
const VISIT_KEPT_MS = 2 * DAY_MS;
/** Over a year, so that a season can be compared with the previous one. */
const COUNT_KEPT_MS = 400 * DAY_MS;
/** About 10 MB; further visits within two days are not counted. */
const MOST_VISITS = 100_000;

export type Counters = {
  /** Adds one to today's count; written within seconds. */
  add(kind: CounterKind, key: string): Promise<void>;
  /** Whether this visit is new; remembers it. */
  isNewVisit(visit: string): Promise<boolean>;
  /** Counts since a day ('2026-11-21'), by day. */
  since(day: string, kind: CounterKind): Promise<DayCount[]>;
  /** Writes the counts accumulated in memory. */
  flush(): Promise<void>;
  /** Deletes expired visits and old counts. */
  sweep(): Promise<void>;
  /** For sweeping and reading; called at the start. */
  createIndexes(): Promise<void>;
};

/** Daily counts of events on the site, without addresses or other personal data. */
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
