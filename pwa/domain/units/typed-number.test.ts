import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRAMS, typedError, typedNumber } from './typed-number.ts';

const KG = { min: 0.3, max: 120 };

describe('a typed number', () => {
  it.each([
    ['2,5', 2.5],
    ['2.5', 2.5],
    [' 12 ', 12],
    ['12.', 12],
    ['12,', 12],
    [',5', 0.5],
    ['2½', 2.5],
    ['2 1/2', 2.5],
    ['2-1/2', 2.5],
    ['3/4', 0.75],
    ['2,500', 2.5], // as 2500 it would exceed 120 kg
    ['0,750', 0.75],
  ])('%j is %d kg', (text, kg) => expect(typedNumber(text, KG)).toBe(kg));

  it.each([
    'abc',
    '-5',
    '5-6',
    '5 6',
    '1e2',
    '0x10',
    'Infinity',
    '2.5.1',
    '1,2,3',
    '121',
    '0.2',
    '25 lb',
    '½½',
  ])('%j is not a number from 0.3 to 120', (text) => {
    expect(typedNumber(text, KG)).toBeNaN();
    expect(typedError(text, KG, 'kg')).toBe('Enter 0.3 to 120 kg.');
  });

  it('may be left blank', () => {
    expect(typedNumber('  ', KG)).toBeUndefined();
    expect(typedError('', KG, 'kg')).toBeUndefined();
  });

  it.each([
    ['1 500', 1500],
    ['1 500', 1500],
    ['12,500.5', 12_500.5],
    ['12.500,5', 12_500.5],
    ['1,50', 1.5],
  ])('%j is %d g', (text, grams) => expect(typedNumber(text, GRAMS)).toBe(grams));

  it.each(['1,500', '1.500'])('asks about %j g, since it could also be 1.5', (text) => {
    expect(typedNumber(text, GRAMS)).toBeNaN();
    expect(typedError(text, GRAMS, 'grams')).toBe('Write 1500 or 1.5.');
    // 1.5 is out of these bounds, so only 1500 is left.
    expect(typedNumber(text, { min: 280, max: 2800 })).toBe(1500);
  });

  it('must be whole for counts', () => {
    const meals = { min: 1, max: 10, isWhole: true };
    expect(typedNumber('3', meals)).toBe(3);
    expect(typedError('2,5', meals)).toBe('Enter 1 to 10.');
    expect(typedNumber('1,000', { min: 1, max: 2000, isWhole: true })).toBe(1000);
    expect(typedNumber('1.000', meals)).toBeNaN();
  });

  it('is read back from every way of writing it', () => {
    const ways = fc.constantFrom<(hundredths: number) => string>(
      (hundredths) => String(hundredths / 100),
      (hundredths) => String(hundredths / 100).replace('.', ','),
      (hundredths) => ` ${(hundredths / 100).toFixed(2)}`,
      (hundredths) => (hundredths / 100).toFixed(2).replace('.', ','),
      (hundredths) => (hundredths / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 }),
      (hundredths) => (hundredths / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 }),
      (hundredths) => (hundredths / 100).toLocaleString('fr-FR', { minimumFractionDigits: 2 }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), ways, (hundredths, way) => {
        expect(typedNumber(way(hundredths), GRAMS)).toBe(hundredths / 100);
      }),
    );
  });
});
