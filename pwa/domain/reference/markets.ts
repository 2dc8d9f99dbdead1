import type { Currency } from './currency-rates.ts';

/** A country the site sells into. The retailer's domains and tags join it with the shop screens. */
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

/** Market of visitors whose location is unknown. */
export const DEFAULT_COUNTRY = 'GB';

/** Whose tins, eggs and pints a line of words is weighed by. */
export const KITCHENS = ['uk', 'us'] as const;
export type Kitchen = (typeof KITCHENS)[number];

/** The kitchen of a market; undefined where neither British nor American sizes are the rule. */
export function kitchenOf(market: Market | undefined): Kitchen | undefined {
  return market?.countryCode === 'GB' ? 'uk' : market?.countryCode === 'US' ? 'us' : undefined;
}
