import type { ExchangeRates } from '../market/exchange-rates.ts';
import type { Currency } from '../reference/currency-rates.ts';
import type { EffectiveDay } from './network-report.ts';
import { MICROS, perPound } from './report-money.ts';

type Sum = { pounds: number; items: number };

/** What reported days add up to; money in pounds. */
export type Earnings = Sum & {
  clicks: number;
  pageViews: number;
  /** Days with a line. */
  byDay: ReadonlyMap<string, Sum>;
  /** Highest earnings first. */
  products: (Sum & { name: string })[];
  /** The exchange rates used, in units per pound. */
  rates: { currency: Currency; perPound: number }[];
};

/** Sums by name. */
function sums() {
  const found = new Map<string, { micros: number; items: number }>();
  return {
    add(name: string, micros: number, items: number) {
      const sum = found.get(name) ?? { micros: 0, items: 0 };
      found.set(name, { micros: sum.micros + micros, items: sum.items + items });
    },
    entries: () =>
      [...found].map(([name, { micros, items }]) => [name, { pounds: micros / MICROS, items }] as const),
  };
}

/**
 * Adds up reported days in pounds; currencies without a rate are left out. Amounts are added as whole millionths of a pound,
 * so the order of the days doesn't matter.
 */
export function earningsOf(days: readonly EffectiveDay[], exchange: ExchangeRates | undefined): Earnings {
  const total = { micros: 0, items: 0, clicks: 0, pageViews: 0 };
  const [byDay, byProduct] = [sums(), sums()];
  const rates = new Map<Currency, number>();
  for (const { currency, day, earningsMicros, items, clicks, pageViews, products } of days) {
    const rate = perPound(currency, exchange);
    if (rate === null) continue;
    if (currency !== 'GBP') rates.set(currency, rate);
    const micros = Math.round(earningsMicros / rate);
    total.micros += micros;
    total.items += items;
    total.clicks += clicks;
    total.pageViews += pageViews;
    byDay.add(day, micros, items);
    for (const product of products) {
      byProduct.add(product.name, Math.round(product.earningsMicros / rate), product.items);
    }
  }
  const { micros, ...counts } = total;
  return {
    ...counts,
    pounds: micros / MICROS,
    byDay: new Map(byDay.entries()),
    products: byProduct
      .entries()
      .map(([name, sum]) => ({ name, ...sum }))
      .sort((a, b) => b.pounds - a.pounds || (a.name < b.name ? -1 : 1)),
    rates: [...rates].map(([currency, rate]) => ({ currency, perPound: rate })),
  };
}
