import type { Collection } from './collection.ts';

const KEY_MAX = 300;
const FLUSH_MS = 2000;
/** Name for counts beyond a day's limit of names. */
const OTHER = 'other';
/** Names of a kind per day; callers can invent any number. */
const MOST_NAMES = 500;

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

export type DayCount = { day: string; kind: CounterKind; key: string; count: number };

export type CounterDocument = DayCount & { _id: string };

export type DayTotals = {
  add(total: DayCount): Promise<void>;
  flush(): Promise<void>;
};

/**
 * Adds up in memory and writes each name at most every two seconds. A killed process loses the counts of these seconds,
 * which is acceptable for statistics.
 */
export function dayTotals(counters: Collection<CounterDocument>): DayTotals {
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
