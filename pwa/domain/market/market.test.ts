import { describe, expect, it } from 'vitest';
import { formatMoney, fromGbp } from './currency.ts';
import { detectMarket } from './detect-market.ts';

describe('formatMoney', () => {
  it('leaves pounds unchanged', () => {
    expect(formatMoney(1.424)).toBe('£1.42');
    expect(formatMoney(0)).toBe('£0.00');
  });

  it('converts via the dollar with the general table', () => {
    expect(fromGbp(0.79, 'USD')).toBeCloseTo(1, 10);
    expect(formatMoney(1.58, 'USD')).toBe('US$2.00'); // 1.58 / 0.79 = 2
    expect(formatMoney(1.58, 'EUR')).toBe('€1.84'); // 2 × 0.92
  });

  it('shows yen without decimals', () => {
    expect(formatMoney(1.58, 'JPY')).toBe('¥298'); // 2 × 149
  });
});

describe('detectMarket', () => {
  it('asks the visitor, the server, the locale and the time zone, in this order', () => {
    const hints = { chosenCountry: 'fr', serverCountry: 'DE', language: 'en-US', timeZone: 'Asia/Tokyo' };
    expect(detectMarket(hints).countryCode).toBe('FR');
    expect(detectMarket({ ...hints, chosenCountry: null }).countryCode).toBe('DE');
    expect(detectMarket({ language: 'en-US', timeZone: 'Asia/Tokyo' }).countryCode).toBe('US');
    expect(detectMarket({ timeZone: 'Asia/Tokyo' }).currency).toBe('JPY');
    expect(detectMarket({ timeZone: 'Australia/Perth' }).currency).toBe('AUD');
  });

  it('skips hints for unsupported markets', () => {
    expect(
      detectMarket({ serverCountry: 'BR', language: 'pt-BR', timeZone: 'Europe/Rome' }).countryCode,
    ).toBe('IT');
    expect(detectMarket({ serverCountry: '', language: 'en', timeZone: 'Mars/Olympus' }).countryCode).toBe(
      'GB',
    );
    expect(detectMarket({}).currency).toBe('GBP');
  });

  it('shows dollars for India while there is no rate', () => {
    expect(detectMarket({ serverCountry: 'IN' }).currency).toBe('USD');
  });
});
