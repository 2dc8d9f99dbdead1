import { describe, expect, it } from 'vitest';
import { readYield } from './read-yield.ts';

describe('readYield', () => {
  it.each([
    [4, 4],
    ['4', 4],
    ['4 servings', 4],
    ['Serves 4–6', 4],
    ['Makes about 12 biscuits', 12],
    [['6', '6 servings'], 6],
    [['one loaf', '8 slices'], 8],
    [{ '@type': 'QuantitativeValue', value: 10, unitText: 'portions' }, 10],
    [{ '@value': '3 bowls' }, 3],
  ])('reads %j as %d', (value, servings) => {
    expect(readYield(value)).toBe(servings);
  });

  it.each([undefined, null, '', 'one loaf', '500 g', '2 cups', '1.5 kg', '1,000 g', 0, 100_000, {}, [[]]])(
    'makes nothing of %j',
    (value) => {
      expect(readYield(value)).toBeNull();
    },
  );
});
