import type { ExchangeRates } from '../market/exchange-rates.ts';
import { CURRENCY_RATES, type Currency } from '../reference/currency-rates.ts';

/** Millionths of a currency's unit: whole numbers, so that sums are exact. */
export const MICROS = 1_000_000;

/** Currencies supported in reports. */
export const REPORT_CURRENCIES = Object.keys(CURRENCY_RATES) as readonly Currency[];

const UNITS: Record<string, Currency> = { '£': 'GBP', $: 'USD', US$: 'USD', '€': 'EUR', '¥': 'JPY' };

/** The currency in brackets in a column heading: 'Ad Fees(£)', 'Estimated earnings (USD)'; null if none. */
export function currencyOf(heading: string): Currency | null {
  const [, unit] = /\(\s*([^()\s](?:[^()]{0,2}[^()\s])?)\s*\)\s*$/.exec(heading) ?? [];
  if (unit === undefined) return null;
  const code = unit.toUpperCase();
  return UNITS[code] ?? REPORT_CURRENCIES.find((currency) => currency === code) ?? null;
}

/**
 * Parses an amount as networks' English exports write it: '1,299.00', '-20.00', '£0.36', '($3.10)'.
 * @returns millionths; null for anything else
 */
export function microsIn(text: string): number | null {
  const bracketed = /^\((.+)\)$/.exec(text.trim());
  const plain = (bracketed?.[1] ?? text.trim()).replace(/[£$€¥\s]/g, '');
  const found = /^(-?)(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,6}))?$/.exec(plain);
  if (found === null) return null;
  const [, sign, whole = '', part = ''] = found;
  const micros = Number(whole.replaceAll(',', '')) * MICROS + Number(part.padEnd(6, '0'));
  return (sign === '-') !== (bracketed !== null) ? 0 - micros : micros;
}

/** Parses a count as the exports write it: '12', '1,204'; null for anything else. */
export function countIn(text: string): number | null {
  const plain = text.trim();
  return /^\d{1,9}$|^\d{1,3}(?:,\d{3}){1,2}$/.test(plain) ? Number(plain.replaceAll(',', '')) : null;
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
