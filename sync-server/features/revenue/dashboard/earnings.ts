import type { ReportFormat } from '#domain/contract/revenue';
import type { ExchangeRates } from '#domain/market/exchange-rates';
import type { Currency } from '#domain/reference/currency-rates';
import { MICROS, perPound } from '#domain/revenue/report-money';
import type { EffectiveDay } from '../../../storage/revenue-imports.ts';

type Source = 'affiliate' | 'advertising';

const SOURCES: Readonly<Record<ReportFormat, Source>> = {
  'amazon-associates': 'affiliate',
  'google-adsense': 'advertising',
};
export const sourceOf = (format: ReportFormat): Source => SOURCES[format];

/** The retailer of a sales report, as named in the click counts. */
const PARTNERS: Readonly<Partial<Record<ReportFormat, string>>> = { 'amazon-associates': 'Amazon' };

/** Totals from reports of one kind; money in pounds. */
export type Earned = {
  pounds: number;
  /** Sold less returned, never below 0. */
  items: number;
  clicks: number;
  pageViews: number;
  /** Covered days. */
  byDay: Map<string, number>;
  byPartner: Map<string, number>;
  /** Highest earnings first. */
  products: { name: string; items: number; pounds: number }[];
};

export type Earnings = Record<Source, Earned> & {
  /** The exchange rates used, in units per pound. */
  rates: { currency: Currency; perPound: number }[];
};

const nothing = (): Earned => ({
  pounds: 0,
  items: 0,
  clicks: 0,
  pageViews: 0,
  byDay: new Map(),
  byPartner: new Map(),
  products: [],
});

const add = (sums: Map<string, number>, name: string, amount: number) =>
  sums.set(name, (sums.get(name) ?? 0) + amount);

/** Adds up reported days in pounds; currencies without a rate are left out. */
export function earningsOf(days: readonly EffectiveDay[], exchange: ExchangeRates | undefined): Earnings {
  const earned: Record<Source, Earned> = { affiliate: nothing(), advertising: nothing() };
  const products = new Map<string, { items: number; pounds: number }>();
  const rates = new Map<Currency, number>();
  for (const { format, currency, day, earningsMicros, items, clicks, pageViews, products: sold } of days) {
    const rate = perPound(currency, exchange);
    if (rate === null) continue;
    if (currency !== 'GBP') rates.set(currency, rate);
    const pounds = earningsMicros / MICROS / rate;
    const side = earned[sourceOf(format)];
    side.pounds += pounds;
    side.items += items;
    side.clicks += clicks;
    side.pageViews += pageViews;
    add(side.byDay, day, pounds);
    const partner = PARTNERS[format];
    if (partner !== undefined) add(side.byPartner, partner, pounds);
    for (const { name, items: count, earningsMicros: micros } of sold) {
      const sum = products.get(name) ?? { items: 0, pounds: 0 };
      products.set(name, { items: sum.items + count, pounds: sum.pounds + micros / MICROS / rate });
    }
  }
  earned.affiliate.products = [...products]
    .map(([name, sum]) => ({ name, ...sum }))
    .sort((a, b) => b.pounds - a.pounds || (a.name < b.name ? -1 : 1));
  for (const side of Object.values(earned)) side.items = Math.max(0, side.items);
  return { ...earned, rates: [...rates].map(([currency, rate]) => ({ currency, perPound: rate })) };
}
