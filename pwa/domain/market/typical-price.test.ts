import { describe, expect, it } from 'vitest';
import { usdCurrency } from './currency.ts';
import { priceDateWords, roughAmount, typicalPrice } from './typical-price.ts';

const rates = { date: '2026-11-20', perUsd: { GBP: 0.8, INR: 84 } };

describe('roughAmount', () => {
  it('rounds to whole units and to two significant digits, and is at least 1', () => {
    expect(roughAmount(30.6, 'GBP')).toBe('£31');
    expect(roughAmount(0.4, 'USD')).toBe('$1');
    expect(roughAmount(5847, 'JPY')).toBe('¥5,800');
  });
});

describe('usdCurrency', () => {
  it('takes the operator’s rate with its day, else the built-in table’s', () => {
    expect(usdCurrency('GBP', rates)).toEqual({ code: 'GBP', perUsd: 0.8, ratesDate: '2026-11-20' });
    expect(usdCurrency('EUR', rates)).toEqual({ code: 'EUR', perUsd: 0.92 });
    expect(usdCurrency('GBP')).toEqual({ code: 'GBP', perUsd: 0.79 });
  });

  it('leaves dollars unconverted', () => {
    expect(usdCurrency('USD', rates)).toEqual({ code: 'USD', perUsd: 1 });
  });

  it('shows dollars for India without a rate', () => {
    expect(usdCurrency('INR')).toEqual({ code: 'USD', perUsd: 1 });
    expect(usdCurrency('INR', rates).perUsd).toBe(84);
  });
});

describe('typicalPrice', () => {
  const price = { min: 8, max: 18 };

  it('is a range in whole units of the currency', () => {
    expect(typicalPrice(price, usdCurrency('USD'))).toBe('$8–$18');
    expect(typicalPrice(price, usdCurrency('GBP'))).toBe('£6–£14'); // 6.32 and 14.22
    expect(typicalPrice(price, usdCurrency('EUR'))).toBe('€7–€17'); // 7.36 and 16.56
    expect(typicalPrice(price, usdCurrency('CAD'))).toBe('CA$11–CA$24'); // 10.88 and 24.48
  });

  it('shows at most two significant digits of large amounts', () => {
    expect(typicalPrice(price, usdCurrency('JPY'))).toBe('¥1,200–¥2,700'); // 1,192 and 2,682
    expect(typicalPrice(price, usdCurrency('INR', rates))).toBe('₹670–₹1,500'); // 672 and 1,512
  });

  it('is one amount if both ends round to the same, and never zero', () => {
    expect(typicalPrice({ min: 8, max: 8.2 }, usdCurrency('GBP'))).toBe('£6'); // 6.32 and 6.478
    expect(typicalPrice({ min: 0.3, max: 0.5 }, usdCurrency('GBP'))).toBe('£1');
  });
});

it('an estimate is dated by its year or month', () => {
  expect(priceDateWords('2025')).toBe('2025');
  expect(priceDateWords('2026-11')).toBe('November 2026');
});
