import { CURRENCY_RATES, type Currency } from '../reference/currency-rates.ts';

/** Converts pounds sterling into the visitor's currency by the per-USD table. */
export function fromGbp(amountGbp: number, currency: Currency): number {
  return (amountGbp / CURRENCY_RATES.GBP.perUsd) * CURRENCY_RATES[currency].perUsd;
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
 * Pounds sterling, shown in a currency: '£1.42', 'US$1.80', '¥268'.
 * @param amountGbp finite; the ingredient prices are in GBP
 */
export function formatMoney(amountGbp: number, currency: Currency = 'GBP'): string {
  return formatOf(currency).format(fromGbp(amountGbp, currency)).replace('JP¥', '¥');
}
