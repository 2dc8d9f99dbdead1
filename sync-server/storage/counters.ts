import { COUNT_DAYS, SEARCH_DIGEST_DAYS, SEARCH_TERM_DAYS, VISIT_DAYS } from '#domain/privacy/retention';
import { DAY_MS, dayBefore } from '../lib/days.ts';
import { type Collection, type Database, deleteInPortions, insertIfAbsent } from './database.ts';

/** A counted visit. */
type VisitDocument = { _id: string; expiresAt: Date };

const VISIT_KEPT_MS = VISIT_DAYS * DAY_MS;
/** Kinds of daily counts. */
export type CounterKind =
  | 'ad-click'
  | 'affiliate-click'
  | 'page-view'
  | 'exception'
  | 'visit'
  | 'visit-country'
  | 'visit-referrer'
  /** A search by its digest, until several visits have typed it. */
  | 'search-digest'
  | 'search-term';

/** Search texts are kept for a shorter time. */
const WORDS_KEPT_DAYS: Partial<Record<CounterKind, number>> = {
  'search-digest': SEARCH_DIGEST_DAYS,
  'search-term': SEARCH_TERM_DAYS,
};
/** About 10 MB; further visits within two days are not counted. */
const MOST_VISITS = 100_000;

type DayCount = { day: string; kind: CounterKind; key: string; count: number };

export type Counters = {
  /** Adds to today's count, one if no number is given; written within seconds. */
  add(kind: CounterKind, key: string, count?: number): Promise<void>;
  /** Whether this visit is new; remembers it. */
  isNewVisit(visit: string): Promise<boolean>;
  /** Count of a name on a number of days before today. */
  before(kind: CounterKind, key: string, days: number): Promise<number>;
  /** Counts since a day ('2026-11-21'), by day. */
  since(day: string, kind: CounterKind): Promise<DayCount[]>;
  /** Writes the counts accumulated in memory. */
  flush(): Promise<void>;
  /** Deletes expired visits and old counts. */
  sweep(): Promise<void>;
  /** For sweeping and reading; called at the start. */
  createIndexes(): Promise<void>;
};

export type CounterDocument = DayCount & { _id: string };

type DayTotals = {
  add(total: DayCount): Promise<void>;
  flush(): Promise<void>;
};

/**
 * Daily counts of events on the site, without addresses or other personal data.
 * @param keptDays 0 keeps them forever
 */
export function createCounters(database: Database, clock: () => number, keptDays = COUNT_DAYS): Counters {
  const counters = database.collection<CounterDocument>('counters');
  const visits = database.collection<VisitDocument>('visits');
  const totals: DayTotals = dayTotals(counters);
  let visitsKept: number | null = null;
  return {
    add: (kind, key, count = 1) => totals.add({ day: dayBefore(clock(), 0), kind, key, count }),
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
    async before(kind, key, days) {
      const ids = Array.from({ length: days }, (_, at) => `${dayBefore(clock(), at + 1)}|${kind}|${key}`);
      const rows = await counters.find({ _id: { $in: ids } }).toArray();
      return rows.reduce((sum, { count }) => sum + count, 0);
    },
    async since(day, kind) {
      await totals.flush();
      const rows = await counters.find({ kind, day: { $gte: day } }, { sort: { day: 1 } }).toArray();
      return rows.map(({ _id, ...row }) => row);
    },
    flush: () => totals.flush(),
    async sweep() {
      await deleteInPortions(visits, { expiresAt: { $lte: new Date(clock()) } });
      if (keptDays > 0) await deleteInPortions(counters, { day: { $lt: dayBefore(clock(), keptDays) } });
      for (const [kind, days] of Object.entries(WORDS_KEPT_DAYS) as [CounterKind, number][]) {
        await deleteInPortions(counters, { day: { $lt: dayBefore(clock(), days) }, kind });
      }
      visitsKept = null;
    },
    async createIndexes() {
      await visits.createIndexes([{ name: 'expiresAt', key: { expiresAt: 1 } }]);
      await counters.createIndexes([{ name: 'day', key: { day: 1 } }]);
    },
  };
}

const KEY_MAX = 300;
const FLUSH_MS = 2000;
/** Name for counts beyond a day's limit of names. */
const OTHER = 'other';
/** Names of a kind per day; callers can invent any number. */
const MOST_NAMES = 500;

/**
 * Adds up in memory and writes each name at most every two seconds. A killed process loses the counts of these seconds,
 * which is acceptable for statistics.
 */
function dayTotals(counters: Collection<CounterDocument>): DayTotals {
  let totals = new Map<string, DayCount>();
  /** Names of each kind that have, or will have, a row today. */
  let named: { day: string; kinds: Map<CounterKind, Promise<Set<string>>> } | null = null;
  let isDue = false;
  let flushing = Promise.resolve();

  function namesOf(day: string, kind: CounterKind): Promise<Set<string>> {
    if (named?.day !== day) named = { day, kinds: new Map() };
    const kinds = named.kinds;
    const known = kinds.get(kind);
    if (known !== undefined) return known;
    const read = counters
      .find({ day, kind })
      .toArray()
      .then((rows) => new Set(rows.map(({ key }) => key)));
    kinds.set(kind, read);
    read.catch(() => kinds.delete(kind));
    return read;
  }

  function put(total: DayCount): void {
    const id = `${total.day}|${total.kind}|${total.key}`;
    const known = totals.get(id);
    if (known === undefined) totals.set(id, total);
    else known.count += total.count;
  }

  async function write(): Promise<void> {
    const due = totals;
    totals = new Map();
    for (const [_id, { day, kind, key, count }] of due) {
      try {
        await counters.updateOne({ _id }, { $inc: { count }, $set: { day, kind, key } }, { upsert: true });
        due.delete(_id);
      } catch (error) {
        // The rest is retried by the next flush.
        for (const total of due.values()) put(total);
        throw error;
      }
    }
  }

  const flush = () => {
    flushing = flushing.catch(() => undefined).then(write);
    return flushing;
  };

  function flushSoon(): void {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      flush().catch(() => flushSoon());
    }, FLUSH_MS).unref();
  }

  return {
    async add({ day, kind, key: text, count }) {
      const names = await namesOf(day, kind);
      const name = text.slice(0, KEY_MAX);
      const key = names.has(name) || names.size < MOST_NAMES ? name : OTHER;
      names.add(key);
      put({ day, kind, key, count });
      flushSoon();
    },
    flush,
  };
}
