import { DAY_MS, dayBefore } from '../../../lib/days.ts';
import type { CountedDay } from '../../../storage/counter-days.ts';

/** The last days up to and including a time's, in order. */
export const lastDays = (time: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayBefore(time, count - 1 - at));

/** Every day from the first to the last. */
export function daysBetween(first: string, last: string): string[] {
  const start = Date.parse(first);
  return Array.from({ length: Math.round((Date.parse(last) - start) / DAY_MS) + 1 }, (_, at) =>
    dayBefore(start, -at),
  );
}

/** All counts for the days. */
export const totalOf = (days: readonly CountedDay[]): number =>
  days.reduce((sum, { total }) => sum + total, 0);

/**
 * Total counts by name, highest first, then by name.
 * @param nameOf joins counts under another name
 */
export function ranked(
  days: readonly CountedDay[],
  nameOf: (key: string) => string = (key) => key,
): [name: string, count: number][] {
  const sums = new Map<string, number>();
  for (const { names } of days) {
    for (const [key, count] of names) {
      const name = nameOf(key);
      sums.set(name, (sums.get(name) ?? 0) + count);
    }
  }
  return [...sums].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** Retailer and product of a counted click, `{retailer}|{product}`. */
export const retailerOf = (key: string): string => key.split('|')[0] ?? key;
export const productOf = (key: string): string => key.slice(retailerOf(key).length + 1) || key;
