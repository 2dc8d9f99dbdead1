/**
 * Currencies that prices can be shown in, with units per US dollar and the decimals shown; null if only the operator's rates
 * have it. Source: per-USD currency table of the product specification, general table. Fixed figures, not fetched.
 */
export const CURRENCY_RATES = {
  USD: { perUsd: 1, decimals: 2 },
  GBP: { perUsd: 0.79, decimals: 2 },
  EUR: { perUsd: 0.92, decimals: 2 },
  CAD: { perUsd: 1.36, decimals: 2 },
  AUD: { perUsd: 1.52, decimals: 2 },
  JPY: { perUsd: 149, decimals: 0 },
  CHF: { perUsd: 0.88, decimals: 2 },
  SEK: { perUsd: 10.9, decimals: 2 },
  NOK: { perUsd: 10.8, decimals: 2 },
  DKK: { perUsd: 6.9, decimals: 2 },
  NZD: { perUsd: 1.64, decimals: 2 },
  INR: { perUsd: null, decimals: 2 },
} as const;

export type Currency = keyof typeof CURRENCY_RATES;
