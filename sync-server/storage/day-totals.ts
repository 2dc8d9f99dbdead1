import type { Collection } from './collection.ts';
import type { CounterDocument, CounterKind } from './counters.ts';

const KEY_MAX = 300;
const FLUSH_MS = 2000;
/** What is counted under names beyond a day's bound. */
const OTHER = 'other';
/** Names of a kind in one day; callers can make up as many as they like. */
const MOST_NAMES = 500;

type Total = { day: string; kind: CounterKind; key: string; count: number };

export type DayTotals = {
  add(day: string, kind: CounterKind, text: string): Promise<void>;
  flush(): Promise<void>;
};

/**
 * Adds up in memory and writes each name once in two seconds, however often it came. A process that is killed loses the
 * counts of these seconds: they are figures, nobody's words.
 */
export function dayTotals(counters: Collection<CounterDocument>): DayTotals {
  let totals = new Map<string, Total>();
  /** Of one day: the names of each kind that have a row, or will. */
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

  function put(total: Total): void {
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
        // The rest waits for the next time.
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
    async add(day, kind, text) {
      const names = await namesOf(day, kind);
      const name = text.slice(0, KEY_MAX);
      const key = names.has(name) || names.size < MOST_NAMES ? name : OTHER;
      names.add(key);
      put({ day, kind, key, count: 1 });
      flushSoon();
    },
    flush,
  };
}
