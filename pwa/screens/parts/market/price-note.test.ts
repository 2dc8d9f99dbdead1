import { describe, expect, it } from 'vitest';
import { priceNote } from './price-note.ts';

describe('priceNote', () => {
  it('tells lines and weight where something has no price, never 100% of what is not all', () => {
    expect(priceNote({ pricedShare: 0.8, pricedLines: 1, boughtLines: 3 })).toBe(
      'Typical UK prices, our estimate, 2025. 1 of 3 ingredients have one, 80% of the weight.',
    );
    expect(priceNote({ pricedShare: 0.999, pricedLines: 8, boughtLines: 10 })).toMatch(
      /8 of 10 ingredients have one, nearly all of the weight\.$/,
    );
  });

  it('says so where all have one', () => {
    expect(priceNote({ pricedShare: 1, pricedLines: 4, boughtLines: 4 })).toMatch(
      /Every ingredient has one\.$/,
    );
  });
});
