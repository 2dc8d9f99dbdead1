import type { ExchangeRates } from '#domain/market/exchange-rates';
import {
  type Comparison,
  type Earnings,
  earningsOf,
  MICROS,
  monthlyProjection,
} from '#domain/revenue/earnings';
import {
  coveredDays,
  effectiveDays,
  type NetworkReport,
  type ReportFormat,
  SALES_RETAILER,
} from '#domain/revenue/network-report';
import { DAY_MS, dayBefore } from '../../../lib/days.ts';
import type { CountedDay, SummedKind } from '../../../storage/counter-days.ts';
import type { Store } from '../../../storage/store/store.ts';

/** What a network's reports say about a period. */
export type SourceFigures = Earnings & {
  /** Days that reports cover. */
  covered: readonly string[];
  /** Pounds in 30 days; null with fewer than 14 covered days. */
  monthly: number | null;
};

type Given = {
  /** Newest first. */
  reports: readonly NetworkReport[];
  /** The days of the period. */
  window: readonly string[];
  /** The first day with our counts; null without any. */
  countedSince: string | null;
  counted: { visit: readonly CountedDay[]; 'affiliate-click': readonly CountedDay[] };
  rates: ExchangeRates | undefined;
};

function sourceFigures({ reports, window, rates }: Given, format: ReportFormat): SourceFigures {
  const days = new Set(window);
  const earned = earningsOf(
    effectiveDays(reports, format).filter(({ day }) => days.has(day)),
    rates,
  );
  const covered = coveredDays(reports, format, window);
  return { ...earned, covered, monthly: monthlyProjection(earned.pounds, covered.length) };
}

/** Sales beside our counts; days before we began to count would make every visit and click look better than it is. */
function compare({ covered, byDay }: SourceFigures, { countedSince, counted }: Given): Comparison {
  const days = new Set(countedSince === null ? [] : covered.filter((day) => day >= countedSince));
  const sold = [...byDay].filter(([day]) => days.has(day)).map(([, sum]) => sum);
  const within = (counts: readonly CountedDay[]) => counts.filter(({ day }) => days.has(day));
  const clicks = within(counted['affiliate-click']).flatMap(({ names }) =>
    names.filter(([key]) => retailerOf(key) === SALES_RETAILER),
  );
  return {
    days: days.size,
    pounds: Math.round(sold.reduce((sum, { pounds }) => sum + pounds * MICROS, 0)) / MICROS,
    sales: Math.max(
      0,
      sold.reduce((sum, { items }) => sum + items, 0),
    ),
    clicks: clicks.reduce((sum, [, count]) => sum + count, 0),
    visits: within(counted.visit).reduce((sum, { total }) => sum + total, 0),
  };
}

/** Revenue of a period: what reports cover, and sales beside the clicks and visits counted here. */
export function figuresOf(given: Given) {
  const affiliate = sourceFigures(given, 'amazon-associates');
  const advertising = sourceFigures(given, 'google-adsense');
  const known = [affiliate.monthly, advertising.monthly].filter((amount) => amount !== null);
  return {
    affiliate,
    advertising,
    compared: compare(affiliate, given),
    /** Pounds in 30 days from the sources that allow a projection; null without one. */
    monthly: known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0),
  };
}
export type Figures = ReturnType<typeof figuresOf>;

type FiguresDeps = { store: Pick<Store, 'counterDays' | 'revenueImports'>; rates: ExchangeRates | undefined };

/** Reads the counts of a period, and its figures. */
export async function readFigures(
  { store, rates }: FiguresDeps,
  window: readonly string[],
  kinds: readonly SummedKind[] = [],
) {
  const from = window[0] ?? '';
  const [counted, reports, countedSince] = await Promise.all([
    store.counterDays.since(from, [...kinds, 'visit', 'affiliate-click']),
    store.revenueImports.list(from),
    store.counterDays.firstDay(),
  ]);
  return { counted, figures: figuresOf({ reports, window, countedSince, counted, rates }) };
}

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
