import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIGITS, unpackNumbers } from '../domain/reference/unpack-numbers.ts';
import { isPackable, packNumbers } from './pack-numbers.ts';

describe('packed numbers', () => {
  it('take one digit below 70, two up to 1,259, and stand without anything between them', () => {
    // 70 digits end a number and 17 precede the last, so two digits represent 70 + 17 × 70 = 1,260 numbers.
    expect(DIGITS).toHaveLength(87);
    expect(packNumbers(['0', '69'], 0)).toHaveLength(2);
    expect(packNumbers(['70', '1259'], 0)).toHaveLength(4);
    expect(packNumbers(['1260'], 0)).toHaveLength(3);
  });

  it('are whole numbers of the unit, or stand as they are', () => {
    expect(packNumbers(['', '0.01', '.03', '0.004'], 2)).toBe('|#&~0.004|');
    expect(unpackNumbers('|#&~0.004|', 2)).toEqual(['', '0.01', '0.03', '0.004']);
  });

  it('come out as the very same number', () => {
    const decimals = fc.integer({ min: 0, max: 4 });
    const cell = fc
      .tuple(fc.integer({ min: 0, max: 999_999 }), decimals)
      .map(([n, d]) => String(n / 10 ** d));
    fc.assert(
      fc.property(fc.array(cell), decimals, (cells, unit) => {
        expect(unpackNumbers(packNumbers(cells, unit), unit).map(Number)).toEqual(cells.map(Number));
      }),
    );
  });

  it.each(['007', '-1', '1e3', 'x', '5 g', '.'])('%s is no such number', (cell) => {
    expect(isPackable(cell)).toBe(false);
  });
});
