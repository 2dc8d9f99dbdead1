import { describe, expect, it } from 'vitest';
import { POUNDS, shownCurrency } from './currency.ts';
import { priceOfItem, weightPriceText } from './weight-price.ts';

describe('weightPriceText', () => {
  it('is per kilogram or per pound', () => {
    expect(weightPriceText(7, 'metric', POUNDS)).toBe('£7.00 a kg');
    // 7 × 0.453592 = 3.175 pounds sterling, / 0.79 = 4.02 dollars
    expect(weightPriceText(7, 'us', shownCurrency('USD'))).toBe('$4.02 a lb');
  });

  it('has no decimals in yen', () => {
    // 7 × 149 / 0.79 = 1320.3
    expect(weightPriceText(7, 'metric', shownCurrency('JPY'))).toBe('¥1,320 a kg');
  });
});

it('prices a list item by its food, or leaves it without a price if the table has none', () => {
  expect(priceOfItem({ id: 'chicken-breast', name: 'Chicken breast' })?.priceGbpPerKg).toBe(7);
  expect(priceOfItem({ id: 'kelp-tablet', name: 'Kelp' })).toBeNull();
});
