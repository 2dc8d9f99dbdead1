import type { ExchangeRates } from '../market/exchange-rates.ts';
import { CURRENCY_RATES, type Currency } from '../reference/currency-rates.ts';

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
