import { CURRENCY_RATES, type Currency } from '../reference/currency-rates.ts';

/** An amount in pounds sterling as the visitor's currency, by the per-USD table. */
export function fromGbp(amountGbp: number, currency: Currency): number {
  return (amountGbp / CURRENCY_RATES.GBP.perUsd) * CURRENCY_RATES[currency].perUsd;
}

/**
 * Pounds sterling, shown in a currency: '£1.42', 'US$1.80', '¥268'.
 * @param amountGbp finite; the ingredient prices are in GBP
 */
export function formatMoney(amountGbp: number, currency: Currency = 'GBP'): string {
  const { decimals } = CURRENCY_RATES[currency];
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(fromGbp(amountGbp, currency))
    .replace('JP¥', '¥');
}
