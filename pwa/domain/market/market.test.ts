import { describe, expect, it } from 'vitest';
import { formatMoney, shownCurrency } from './currency.ts';
import { detectMarket } from './detect-market.ts';

describe('formatMoney', () => {
  it('leaves pounds unchanged', () => {
    expect(formatMoney(1.424)).toBe('£1.42');
    expect(formatMoney(0)).toBe('£0.00');
    expect(formatMoney(998.996)).toBe('£999.00');
    expect(formatMoney(1234.5)).toBe('£1,234.50');
  });

  it('converts via the dollar with the built-in rates', () => {
    expect(formatMoney(0.79, shownCurrency('USD'))).toBe('$1.00');
    expect(formatMoney(1.58, shownCurrency('USD'))).toBe('$2.00'); // 1.58 / 0.79 = 2
    expect(formatMoney(1.58, shownCurrency('EUR'))).toBe('€1.84'); // 2 × 0.92
  });

  it('shows yen without decimals', () => {
    expect(formatMoney(1.58, shownCurrency('JPY'))).toBe('¥298'); // 2 × 149
  });
});

describe('shownCurrency', () => {
  const rates = { date: '2026-11-20', perUsd: { GBP: 0.8, EUR: 0.9, INR: 84 } };

  it('takes the operator’s rates with their day', () => {
    expect(shownCurrency('EUR', rates)).toEqual({ code: 'EUR', perGbp: 1.125, ratesDate: '2026-11-20' }); // 0.9 / 0.8
    expect(shownCurrency('USD', rates)).toEqual({ code: 'USD', perGbp: 1.25, ratesDate: '2026-11-20' });
    expect(formatMoney(2, shownCurrency('INR', rates))).toBe('₹210.00'); // 2 × 84 / 0.8
  });

  it('never mixes two sources in one rate', () => {
    expect(shownCurrency('JPY', rates)).toEqual({ code: 'JPY', perGbp: 149 / 0.79 });
    expect(shownCurrency('EUR', { date: '2026-11-20', perUsd: { EUR: 0.9 } }).perGbp).toBe(0.92 / 0.79);
  });

  it('shows dollars for India without a rate', () => {
    expect(shownCurrency('INR').code).toBe('USD');
    expect(shownCurrency('INR', { date: '2026-11-20', perUsd: { GBP: 0.8 } })).toMatchObject({
      code: 'USD',
      perGbp: 1.25,
    });
  });

  it('leaves pounds as they are', () => {
    expect(shownCurrency('GBP', rates)).toEqual({ code: 'GBP', perGbp: 1 });
  });
});

describe('detectMarket', () => {
  it('takes the visitor’s choice, then the server’s country, the locale and the time zone', () => {
    const hints = { chosenCountry: 'fr', serverCountry: 'DE', language: 'en-US', timeZone: 'Asia/Tokyo' };
    expect(detectMarket(hints).countryCode).toBe('FR');
    expect(detectMarket({ ...hints, chosenCountry: null }).countryCode).toBe('DE');
    expect(detectMarket({ language: 'en-US', timeZone: 'Asia/Tokyo' }).countryCode).toBe('US');
    expect(detectMarket({ timeZone: 'Asia/Tokyo' }).currency).toBe('JPY');
    expect(detectMarket({ timeZone: 'Australia/Perth' }).currency).toBe('AUD');
  });

  it('skips hints for unsupported markets, and falls back to the United Kingdom', () => {
    expect(
      detectMarket({ serverCountry: 'BR', language: 'pt-BR', timeZone: 'Europe/Rome' }).countryCode,
    ).toBe('IT');
    expect(detectMarket({ serverCountry: '', language: 'en', timeZone: 'Mars/Olympus' }).countryCode).toBe(
      'GB',
    );
    expect(detectMarket({}).currency).toBe('GBP');
  });
});
