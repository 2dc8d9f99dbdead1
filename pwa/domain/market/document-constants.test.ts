import { expect, it } from 'vitest';
import { CURRENCY_RATES, DEFAULT_COUNTRY, MARKETS } from '../reference/markets.ts';
import { kgFromLb, lbFromKg } from '../units/weight-units.ts';
import { affiliateLink, tagFault } from './affiliate-link.ts';
import { formatMoney, shownCurrency } from './currency.ts';

/** Country, domain suffix, tag suffix, currency and language from the product specification. */
const DOCUMENTED = [
  ['GB', '.co.uk', '-21', 'GBP', 'en-GB'],
  ['US', '.com', '-20', 'USD', 'en-US'],
  ['CA', '.ca', '-20', 'CAD', 'en-CA'],
  ['DE', '.de', '-21', 'EUR', 'de-DE'],
  ['FR', '.fr', '-21', 'EUR', 'fr-FR'],
  ['AU', '.com.au', '-22', 'AUD', 'en-AU'],
  ['IT', '.it', '-21', 'EUR', 'it-IT'],
  ['ES', '.es', '-21', 'EUR', 'es-ES'],
  ['JP', '.co.jp', '-22', 'JPY', 'ja-JP'],
  ['IN', '.in', '-21', 'INR', 'en-IN'],
] as const;

it('supports ten markets with their documented currency and language, and defaults to GB', () => {
  expect(MARKETS.map(({ countryCode, currency, language }) => [countryCode, currency, language])).toEqual(
    DOCUMENTED.map(([countryCode, , , currency, language]) => [countryCode, currency, language]),
  );
  expect(DEFAULT_COUNTRY).toBe('GB');
});

it.each(DOCUMENTED)(
  'the marketplace of %s is amazon%s, and its tags end with %s',
  (country, domain, suffix) => {
    const link = affiliateLink({ term: 'rice', countryCode: country, tags: {} });
    expect(new URL(link).host).toBe(`www.amazon${domain}`);
    expect(tagFault(country, `bowlful${suffix}`)).toBeNull();
    expect(tagFault(country, 'bowlful-29')).toBe(`the tag of ${country} must end with ${suffix}`);
  },
);

it('an unsupported country has no tag', () => {
  expect(tagFault('NZ', 'bowlful-20')).toBe('NZ is no market');
});

it('the built-in rates match the currency table, per US dollar', () => {
  const perUsd = Object.entries(CURRENCY_RATES).map(([code, rate]) => [code, rate.perUsd]);
  expect(Object.fromEntries(perUsd)).toEqual({
    ...{ USD: 1, GBP: 0.79, EUR: 0.92, CAD: 1.36, AUD: 1.52, JPY: 149, CHF: 0.88, SEK: 10.9, NOK: 10.8 },
    ...{ DKK: 6.9, NZD: 1.64, INR: null },
  });
});

it('yen have no decimals, every other currency two', () => {
  expect(formatMoney(0.79, shownCurrency('JPY'))).toBe('¥149');
  for (const [code, { decimals }] of Object.entries(CURRENCY_RATES)) {
    expect([code, decimals]).toEqual([code, code === 'JPY' ? 0 : 2]);
  }
});

it('a pound is 0.453592 kg, a kilogram 2.20462 lb', () => {
  expect(kgFromLb(1)).toBe(0.453592);
  expect(lbFromKg(1).toFixed(5)).toBe('2.20462');
});
