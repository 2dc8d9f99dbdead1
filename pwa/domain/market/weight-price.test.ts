import { describe, expect, it } from 'vitest';
import { POUNDS, shownCurrency } from './currency.ts';
import { priceOfItem, typicalPriceText } from './weight-price.ts';

const chicken = { priceGbpPerKg: 7 };

describe('typicalPriceText', () => {
  it('is per kilogram or per pound', () => {
    expect(typicalPriceText(chicken, 'metric', POUNDS)).toBe('£7.00 a kg');
    // 7 × 0.453592 = 3.175 pounds sterling, / 0.79 = 4.02 dollars
    expect(typicalPriceText(chicken, 'us', shownCurrency('USD'))).toBe('$4.02 a lb');
  });

  it('is per pack for a supplement', () => {
    const kelp = { priceGbpPerKg: 100, pack: { words: 'bottle of 200', priceGbp: 6 } };
    expect(typicalPriceText(kelp, 'us', POUNDS)).toBe('£6.00 a bottle of 200');
  });

  it('has no decimals in yen', () => {
    // 7 × 149 / 0.79 = 1320.3
    expect(typicalPriceText(chicken, 'metric', shownCurrency('JPY'))).toBe('¥1,320 a kg');
  });
});

it('prices an item of the shopping list by its food, or not at all if the table has no price', () => {
  expect(priceOfItem({ id: 'chicken-breast', name: 'Chicken breast' })).toEqual({
    name: 'Chicken breast',
    priceGbpPerKg: 7,
    source: 'supermarket',
  });
  // 200 tablets of 0.3 g are 60 g, for £6.00.
  expect(priceOfItem({ id: 'kelp-tablet', name: 'Kelp' })).toEqual({
    name: 'Kelp',
    priceGbpPerKg: expect.closeTo(100, 10),
    source: 'pharmacy',
    pack: { words: 'bottle of 200', priceGbp: 6 },
  });
  expect(priceOfItem({ id: 'pheasant', name: 'Pheasant' })).toBeNull();
});
