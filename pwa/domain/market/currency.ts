import { CURRENCY_RATES, type Currency } from '../reference/markets.ts';
import type { ExchangeRates } from './exchange-rates.ts';

/** A currency that prices are shown in. */
export type ShownCurrency = {
  code: Currency;
  /** Units per pound. */
  perGbp: number;
  /** Day of the operator's rates, ISO 8601; absent for pounds and for the built-in table. */
  ratesDate?: string;
};

/** The currency of the price tables, so nothing is converted. */
export const POUNDS: ShownCurrency = { code: 'GBP', perGbp: 1 };

/**
 * A currency with its rate: from the operator's rates if they have both it and the pound, else from the built-in table, else
 * US dollars. A rate never mixes two sources.
 */
export function shownCurrency(code: Currency, rates?: ExchangeRates): ShownCurrency {
  if (code === 'GBP') return POUNDS;
  const pound = rates?.perUsd.GBP;
  const own = code === 'USD' ? 1 : rates?.perUsd[code];
  if (rates !== undefined && pound !== undefined && own !== undefined) {
    return { code, perGbp: own / pound, ratesDate: rates.date };
  }
  const { perUsd } = CURRENCY_RATES[code];
  return perUsd === null ? shownCurrency('USD', rates) : { code, perGbp: perUsd / CURRENCY_RATES.GBP.perUsd };
}

const formats = new Map<Currency, Intl.NumberFormat>();

/** Cached: constructing an Intl.NumberFormat costs far more than using it. */
function formatOf(currency: Currency): Intl.NumberFormat {
  const kept = formats.get(currency);
  if (kept !== undefined) return kept;
  const { decimals } = CURRENCY_RATES[currency];
  const made = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(currency, made);
  return made;
}

/**
 * Pounds sterling, shown in a currency: '£1.42', '$1.80', '¥268'.
 * @param amountGbp finite; the ingredient prices are in GBP
 */
export function formatMoney(amountGbp: number, { code, perGbp }: ShownCurrency = POUNDS): string {
  // Constructing the first formatter costs a frame, and every page starts in pounds. Thousands need a separator.
  if (code === 'GBP' && amountGbp >= 0 && amountGbp < 999) return `£${amountGbp.toFixed(2)}`;
  return formatOf(code)
    .format(amountGbp * perGbp)
    .replace(/JP(?=¥)|US(?=\$)/, '');
}

/** A currency that prices in US dollars are shown in. */
export type UsdCurrency = {
  code: Currency;
  /** Units per US dollar. */
  perUsd: number;
  /** Day of the operator's rates, ISO 8601; absent for dollars and for the built-in table. */
  ratesDate?: string;
};

/** A currency with its rate: from the operator, else from the built-in table, else US dollars. */
export function usdCurrency(code: Currency, rates?: ExchangeRates): UsdCurrency {
  if (code === 'USD') return { code, perUsd: 1 };
  const own = rates?.perUsd[code];
  if (rates !== undefined && own !== undefined) return { code, perUsd: own, ratesDate: rates.date };
  const { perUsd } = CURRENCY_RATES[code];
  return perUsd === null ? usdCurrency('USD') : { code, perUsd };
}
