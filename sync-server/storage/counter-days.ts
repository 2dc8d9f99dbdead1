import { setImmediate } from 'node:timers/promises';
import { COUNT_DAYS } from '#domain/privacy/retention';
import { dayAfter, dayBefore } from '../lib/days.ts';
import type { CounterDocument, CounterKind } from './counters.ts';
import { type Database, deleteInPortions, insertIfAbsent } from './database.ts';

/** Kinds whose finished days are summed up; not search texts, which are kept for a shorter time. */
export const SUMMED_KINDS = [
  'page-view',
  'visit-country',
  'visit-referrer',
  'affiliate-click',
  'ad-click',
  // The last one written: a day that has it has all of them.
  'visit',
] as const satisfies readonly CounterKind[];
export type SummedKind = (typeof SUMMED_KINDS)[number];
const LAST_KIND = 'visit';

/** All counts of a kind on one day: one document instead of up to 501. */
export type CountedDay = {
  day: string;
  total: number;
  names: [name: string, count: number][];
};

/** Pairs as objects, because not every engine supports nested lists. */
type DayDocument = Omit<CountedDay, 'names'> & { _id: string; counts: { name: string; count: number }[] };

export type CounterDays = {
  /** Days since one ('2026-11-21') that have counts, in order: finished days from their sums, the others from their counters. */
  since(day: string, kinds: readonly SummedKind[]): Promise<Record<SummedKind, CountedDay[]>>;
  /** The oldest day with a count that is still stored; null without one. */
  firstDay(): Promise<string | null>;
  /** Sums up days that ended at least a day ago, so every process has written its last counts. */
  sumUp(): Promise<void>;
  /** Deletes sums of old days. */
  sweep(): Promise<void>;
};

const none = (): Record<SummedKind, CountedDay[]> => ({
  'page-view': [],
  'visit-country': [],
  'visit-referrer': [],
  'affiliate-click': [],
  'ad-click': [],
  visit: [],
});

const isSummed = (kind: CounterKind): kind is SummedKind =>
  (SUMMED_KINDS as readonly string[]).includes(kind);

/** Counters by kind and day, days in order. */
function byDay(rows: readonly CounterDocument[]): Record<SummedKind, CountedDay[]> {
  const found = none();
  const days = new Map<string, CountedDay>();
  for (const { day, kind, key, count } of rows) {
    if (!isSummed(kind)) continue;
    const id = `${kind}|${day}`;
    let known = days.get(id);
    if (known === undefined) {
      known = { day, total: 0, names: [] };
      days.set(id, known);
      found[kind].push(known);
    }
    known.total += count;
    known.names.push([key, count]);
  }
  for (const kind of SUMMED_KINDS) found[kind].sort((a, b) => (a.day < b.day ? -1 : 1));
  return found;
}

/**
 * Sums of the daily counters, so a 90-day dashboard reads a few hundred documents however many names were counted.
 * @param flush writes the counts accumulated in memory
 * @param keptDays same as for the counts; 0 keeps them forever
 */
export function createCounterDays(
  database: Database,
  flush: () => Promise<void>,
  clock: () => number,
  keptDays = COUNT_DAYS,
): CounterDays {
  const counters = database.collection<CounterDocument>('counters');
  const sums = database.collection<DayDocument>('counterDays');
  const daysAgo = (days: number) => dayBefore(clock(), days);
  // '}' is the character after '|'.
  const from = (kind: SummedKind, day: string) => ({ $gte: `${kind}|${day}`, $lt: `${kind}}` });
  let summedUntil = '';

  const sumsOf = async (kind: SummedKind, day: string): Promise<CountedDay[]> =>
    (await sums.find({ _id: from(kind, day) }, { sort: { _id: 1 } }).toArray()).map(
      ({ day: of, total, counts }) => ({
        day: of,
        total,
        names: counts.map(({ name, count }) => [name, count]),
      }),
    );

  async function sumUpDay(day: string): Promise<void> {
    const counted = byDay(await counters.find({ day }).toArray());
    for (const kind of SUMMED_KINDS) {
      const { total, names } = counted[kind][0] ?? { total: 0, names: [] };
      const counts = names.map(([name, count]) => ({ name, count }));
      await insertIfAbsent(sums, { _id: `${kind}|${day}`, day, total, counts });
    }
  }

  return {
    async since(first, kinds) {
      await flush();
      const finished = await sumsOf(LAST_KIND, first);
      const done = new Set(finished.map(({ day }) => day));
      // Sums start at the oldest day, so no day before the first sum has counts.
      let open = finished[0]?.day ?? first;
      while (done.has(open)) open = dayAfter(open);
      const rows = await counters.find({ day: { $gte: open } }).toArray();
      const live = byDay(rows.filter(({ day }) => !done.has(day)));
      const found = none();
      for (const kind of kinds) {
        const kept = kind === LAST_KIND ? finished : await sumsOf(kind, first);
        const counted = kept.filter(({ day, total }) => done.has(day) && total > 0);
        found[kind] = [...counted, ...live[kind]].sort((a, b) => (a.day < b.day ? -1 : 1));
      }
      return found;
    },
    async firstDay() {
      await flush();
      const rows = await counters.find({}, { sort: { day: 1 }, limit: 1 }).toArray();
      return rows[0]?.day ?? null;
    },
    async sumUp() {
      const last = daysAgo(2);
      if (summedUntil >= last) return;
      await flush();
      const oldest = await counters
        .find({ day: { $gte: daysAgo(COUNT_DAYS) } }, { sort: { day: 1 }, limit: 1 })
        .toArray();
      let day = oldest[0]?.day ?? last;
      const done = new Set((await sumsOf(LAST_KIND, day)).map((sum) => sum.day));
      while (day <= last) {
        if (!done.has(day)) await sumUpDay(day);
        day = dayAfter(day);
        await setImmediate();
      }
      summedUntil = last;
    },
    async sweep() {
      if (keptDays === 0) return;
      const day = daysAgo(keptDays);
      for (const kind of SUMMED_KINDS) {
        await deleteInPortions(sums, { _id: { $gte: `${kind}|`, $lt: `${kind}|${day}` } });
      }
    },
  };
}
