import { CURRENCY_RATES, type Currency } from '../reference/currency-rates.ts';
import type { ExchangeRates } from './exchange-rates.ts';

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
