import { describe, expect, it } from 'vitest';
import { POUNDS } from '#domain/market/currency';
import { priceNote } from './price-note.ts';

describe('priceNote', () => {
  it('gives lines and weight if a price is missing, and never rounds up to 100%', () => {
    expect(priceNote({ pricedShare: 0.8, pricedLines: 1, boughtLines: 3 }, POUNDS)).toBe(
      'Typical UK prices, our estimate, 2026. 1 of 3 ingredients have one, 80% of the weight.',
    );
    expect(priceNote({ pricedShare: 0.999, pricedLines: 8, boughtLines: 10 }, POUNDS)).toMatch(
      /8 of 10 ingredients have one, nearly all of the weight\.$/,
    );
  });

  it('says so if every ingredient has a price', () => {
    expect(priceNote({ pricedShare: 1, pricedLines: 4, boughtLines: 4 }, POUNDS)).toMatch(
      /Every ingredient has one\.$/,
    );
  });

  it('says how prices were converted and the date of the rates', () => {
    const all = { pricedShare: 1, pricedLines: 4, boughtLines: 4 };
    expect(priceNote(all, { code: 'EUR', perGbp: 1.16 })).toMatch(
      /2026, converted at fixed rates, not today’s\. Every/,
    );
    expect(priceNote(all, { code: 'EUR', perGbp: 1.16, ratesDate: '2026-11-20' })).toMatch(
      /2026, converted at the rates of 20 November 2026\. Every/,
    );
  });
});
