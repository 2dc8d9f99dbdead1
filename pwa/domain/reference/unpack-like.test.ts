import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedUnits, folded, unpackLike } from './unpack-like.ts';

describe('expectedUnits', () => {
  it('is the figure of the model in proportion to the base, in units of the column', () => {
    expect(expectedUnits(['1.2', '2.5'], 1, 0, 10, ['20', '40'])).toBe(24);
    expect(expectedUnits(['1.2', '2.5'], 1, 0, 10, null)).toBe(12);
  });

  it('is 0 without a model, of an unknown figure, and beside an unknown or empty base', () => {
    expect(expectedUnits(['1.2'], 0, 0, 10, null)).toBe(0);
    expect(expectedUnits(['', '2'], 1, 0, 10, null)).toBe(0);
    expect(expectedUnits(['3', '2'], 1, 0, 10, ['0', '0'])).toBe(0);
    expect(expectedUnits(['3', '2'], 1, 0, 10, ['0', '5'])).toBe(0);
  });
});

describe('unpackLike', () => {
  it('adds each difference to the figure of the model, and leaves empty and longer cells as they are', () => {
    // 1.2; 1.2 + 0.1; unknown; 0.125 as written; 1.3 - 0.3.
    const packed = [String(folded(12)), String(folded(1)), '', '0.125', String(folded(-3))];
    expect(unpackLike(packed, [0, 1, 1, 1, 3], 10, null)).toEqual(['1.2', '1.3', '', '0.125', '1']);
  });

  it('reads back every difference', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), (difference) => {
        const cells = unpackLike(['2000000', String(folded(difference))], [0, 1], 1, null);
        expect(cells).toEqual(['1000000', String(1_000_000 + difference)]);
      }),
    );
  });
});
