/** A country the site serves. Amazon's domains are in `market/affiliate-link.ts`, grocers in `retailers.ts`. */
export type Market = { countryCode: string; name: string; currency: Currency; language: string };

/** The ten supported markets of the product specification. */
export const MARKETS: readonly Market[] = [
  { countryCode: 'GB', name: 'United Kingdom', currency: 'GBP', language: 'en-GB' },
  { countryCode: 'US', name: 'United States', currency: 'USD', language: 'en-US' },
  { countryCode: 'CA', name: 'Canada', currency: 'CAD', language: 'en-CA' },
  { countryCode: 'DE', name: 'Germany', currency: 'EUR', language: 'de-DE' },
  { countryCode: 'FR', name: 'France', currency: 'EUR', language: 'fr-FR' },
  { countryCode: 'AU', name: 'Australia', currency: 'AUD', language: 'en-AU' },
  { countryCode: 'IT', name: 'Italy', currency: 'EUR', language: 'it-IT' },
  { countryCode: 'ES', name: 'Spain', currency: 'EUR', language: 'es-ES' },
  { countryCode: 'JP', name: 'Japan', currency: 'JPY', language: 'ja-JP' },
  { countryCode: 'IN', name: 'India', currency: 'INR', language: 'en-IN' },
];

/** Default market for visitors whose location is unknown. */
export const DEFAULT_COUNTRY = 'GB';

/** The kitchen whose tins, eggs and pints are used to weigh a written line. */
export const KITCHENS = ['uk', 'us'] as const;
export type Kitchen = (typeof KITCHENS)[number];

/** The kitchen of a market; undefined if neither British nor American sizes are usual there. */
export function kitchenOf(market: Market | undefined): Kitchen | undefined {
  return market?.countryCode === 'GB' ? 'uk' : market?.countryCode === 'US' ? 'us' : undefined;
}

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
