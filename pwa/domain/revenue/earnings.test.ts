import { describe, expect, it } from 'vitest';
import { countIn, currencyOf, decimalIn, microsIn, perPound } from './earnings.ts';

describe('amounts of a report', () => {
  it.each([
    ['1,299.00', 1_299_000_000],
    ['0.36', 360_000],
    ['£0.36', 360_000],
    ['-20.00', -20_000_000],
    ['-$20', -20_000_000],
    ['($3.10)', -3_100_000],
    ['0', 0],
    ['12.345678', 12_345_678],
  ])('read %s', (text, micros) => {
    expect(microsIn(text)).toBe(micros);
  });

  it.each(['', 'few', '1.234,56', '1,29', '12.3456789', '--1', '1e3', '12345678901'])('refuse %j', (text) => {
    expect(microsIn(text)).toBeNull();
  });

  it.each([
    ['1.299,00', 1_299_000_000],
    ['3,125', 3_125_000],
    ['-0,40 €', -400_000],
    ['1 299,5', 1_299_500_000],
  ])('read %s with a decimal comma', (text, micros) => {
    expect(microsIn(text, 'comma')).toBe(micros);
  });

  it.each([
    [['1', '0.36'], 'point'],
    [['1,299.00'], 'point'],
    [['1,299,000'], 'point'],
    [['0.125'], 'point'],
    [['12,5'], 'comma'],
    [['3,125', '1.299,00'], 'comma'],
    [['0,125 €'], 'comma'],
    [['1234,567'], 'comma'],
    [['3,125', '12', '1.204'], null],
    [[], null],
  ] as const)('%j prove the decimal sign: %s', (texts, sign) => {
    expect(decimalIn(texts)).toBe(sign);
  });

  it('are whole numbers, from 0 up, if they are counts', () => {
    expect(countIn('1.204', 'comma')).toBe(1204);
    expect(countIn('1,204')).toBe(1204);
    expect([countIn('1.5'), countIn('-1'), countIn('')]).toEqual([null, null, null]);
  });
});

describe('the currency of a report', () => {
  it.each([
    ['Ad Fees(£)', 'GBP'],
    ['Ad Fees($)', null],
    ['Ad Fees(US$)', 'USD'],
    ['Estimated earnings (EUR)', 'EUR'],
    ['Estimated earnings', null],
    ['CTR (%)', null],
  ])('is read from the heading %s', (heading, currency) => {
    expect(currencyOf(heading)).toBe(currency);
  });

  it('is converted by the operator’s rates, else by the built-in table', () => {
    expect(perPound('GBP', undefined)).toBe(1);
    // 1 / 0.79
    expect(perPound('USD', undefined)).toBeCloseTo(1.265823, 6);
    expect(perPound('USD', { date: '2026-11-01', perUsd: { GBP: 0.8 } })).toBe(1.25);
    expect(perPound('INR', undefined)).toBeNull();
    expect(perPound('INR', { date: '2026-11-01', perUsd: { GBP: 0.8, INR: 80 } })).toBe(100);
  });
});
