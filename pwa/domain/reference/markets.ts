import type { Currency } from './currency-rates.ts';

/** A country the site serves. Retailers' domains and tags live with the shop code. */
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
