import type { ExchangeRates } from '../market/exchange-rates.ts';
import { CURRENCY_RATES, type Currency } from '../reference/markets.ts';
import type { EffectiveDay } from './network-report.ts';

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

/** Millionths of a currency's unit: whole numbers, so that sums are exact. */
export const MICROS = 1_000_000;

/** Currencies supported in reports. */
export const REPORT_CURRENCIES = Object.keys(CURRENCY_RATES) as readonly Currency[];

// '$' alone may be of several countries.
const UNITS: Record<string, Currency> = { '£': 'GBP', US$: 'USD', '€': 'EUR', '¥': 'JPY' };

/** The currency in brackets in a column heading: 'Ad Fees(£)', 'Estimated earnings (USD)'; null if none or unclear. */
export function currencyOf(heading: string): Currency | null {
  const [, unit] = /\(\s*([^()\s](?:[^()]{0,2}[^()\s])?)\s*\)\s*$/.exec(heading) ?? [];
  if (unit === undefined) return null;
  const code = unit.toUpperCase();
  return UNITS[code] ?? REPORT_CURRENCIES.find((currency) => currency === code) ?? null;
}

/** The decimal sign of a report's amounts. */
export type DecimalSign = 'point' | 'comma';

/** Turns '1.299,00' into '1,299.00'. */
const withPoint = (text: string, decimal: DecimalSign) =>
  decimal === 'point' ? text : text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

/** Without signs of currencies, spaces and brackets. */
const plain = (text: string) => text.replace(/[£$€¥()\s-]/g, '');

/**
 * The decimal sign that the amounts and counts of a report prove: '0.36', '12,5' or '1.299,00' do; '3,125' may be either.
 * @returns null if none does
 */
export function decimalIn(texts: readonly string[]): DecimalSign | null {
  for (const text of texts.map(plain)) {
    const [, digits = '', sign = '', rest = ''] = /^([\d.,]*)([.,])(\d+)$/.exec(text) ?? [];
    if (sign === '') continue;
    const named: DecimalSign = sign === '.' ? 'point' : 'comma';
    const other: DecimalSign = sign === '.' ? 'comma' : 'point';
    // '1,299,000' repeats its thousands sign.
    if (digits.includes(sign)) return other;
    if (rest.length !== 3 || /[.,]/.test(digits) || /^(?:0|\d{4,})?$/.test(digits)) return named;
  }
  return null;
}

/**
 * Parses an amount as networks' exports write it: '1,299.00', '-20.00', '£0.36', '($3.10)'.
 * @returns millionths; null for anything else
 */
export function microsIn(text: string, decimal: DecimalSign = 'point'): number | null {
  const bracketed = /^\((.+)\)$/.exec(text.trim());
  const bare = withPoint((bracketed?.[1] ?? text).replace(/[£$€¥\s]/g, ''), decimal);
  const found = /^(-?)(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,6}))?$/.exec(bare);
  if (found === null) return null;
  const [, sign, whole = '', part = ''] = found;
  const micros = Number(whole.replaceAll(',', '')) * MICROS + Number(part.padEnd(6, '0'));
  return (sign === '-') !== (bracketed !== null) ? 0 - micros : micros;
}

/** Parses a count as the exports write it: '12', '1,204'; null for anything else. */
export function countIn(text: string, decimal: DecimalSign = 'point'): number | null {
  const bare = withPoint(text.replace(/\s/g, ''), decimal);
  return /^\d{1,9}$|^\d{1,3}(?:,\d{3}){1,2}$/.test(bare) ? Number(bare.replaceAll(',', '')) : null;
}

/** Units per pound: from the operator's rates, else the built-in table; null if neither has it. */
export function perPound(currency: Currency, rates: ExchangeRates | undefined): number | null {
  if (currency === 'GBP') return 1;
  const pound = rates?.perUsd.GBP;
  const own = currency === 'USD' ? 1 : rates?.perUsd[currency];
  if (pound !== undefined && own !== undefined) return own / pound;
  const { perUsd } = CURRENCY_RATES[currency];
  return perUsd === null ? null : perUsd / CURRENCY_RATES.GBP.perUsd;
}

/** Monthly goal, in pounds. */
export const MONTHLY_GOAL_POUNDS = 50_000;
/** Days in a projected month. */
export const MONTH_DAYS = 30;
/** Monthly visits of the documented projections. */
export const PROJECTED_VISITS = [5_000, 10_000, 25_000] as const;
/** With fewer covered days, or fewer visits, one sale more or less would decide. */
export const MIN_COVERED_DAYS = 14;
export const MIN_VISITS = 100;

/**
 * Projects earnings over a month.
 * @param amount earned over all covered days
 * @param coveredDays days that reports cover; fewer than 14 give null
 */
export function monthlyProjection(amount: number, coveredDays: number): number | null {
  return coveredDays < MIN_COVERED_DAYS ? null : (amount / coveredDays) * MONTH_DAYS;
}

/** Sales of a network on the days that its reports cover and on which we counted, beside our counts of the same days. */
export type Comparison = {
  days: number;
  pounds: number;
  /** Sold less returned. */
  sales: number;
  /** On links to that network. */
  clicks: number;
  visits: number;
};

/** Projects earnings for a number of visits from the earnings per visit; null with fewer than 14 days or 100 visits. */
export function projectionFor(visits: number, compared: Comparison): number | null {
  if (compared.days < MIN_COVERED_DAYS || compared.visits < MIN_VISITS) return null;
  return (compared.pounds / compared.visits) * visits;
}

/**
 * Sales over clicks in percent, with one decimal; 0 without either, null for sales without clicks or without a compared day.
 * May exceed 100: networks count sales from earlier clicks.
 */
export function conversionRate({ days, sales, clicks }: Comparison): number | null {
  if (days === 0 || (clicks === 0 && sales > 0)) return null;
  return clicks === 0 ? 0 : Math.round((1000 * Math.max(0, sales)) / clicks) / 10;
}

/** Percentage of the monthly goal reached, 0 to 100, rounded down. */
export function goalPercent(monthlyPounds: number): number {
  return Math.max(0, Math.min(100, Math.floor((100 * monthlyPounds) / MONTHLY_GOAL_POUNDS)));
}

/** Rounds pounds to pence, so that sums carry no floating-point noise. */
export const toPence = (pounds: number): number => Math.round(pounds * 100) / 100;
