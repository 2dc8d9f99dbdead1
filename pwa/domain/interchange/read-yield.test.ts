import { describe, expect, it } from 'vitest';
import { readYield } from './times-and-yield.ts';

describe('readYield', () => {
  it.each([
    [4, 4],
    ['4', 4],
    ['4 servings', 4],
    ['Serves 4–6', 4],
    ['Makes about 12 biscuits', 12],
    ['2 dozen cookies', 24],
    ['4 or 5', 4],
    ['16 2-inch squares', 16],
    ['6 (1 cup) servings', 6],
    [['6', '6 servings'], 6],
    [['one loaf', '8 slices'], 8],
    [{ '@type': 'QuantitativeValue', value: 10, unitText: 'portions' }, 10],
    [{ '@value': '3 bowls' }, 3],
    ['Serves 4.0', 4],
    ['4.00', 4],
    ['4,0 Portionen', 4],
    ['Serves four', 4],
    ['Servings: Six', 6],
  ])('reads %j as %d', (value, servings) => {
    expect(readYield(value)).toBe(servings);
  });

  it.each([
    ...[
      undefined,
      null,
      '',
      'one loaf',
      '500 g',
      '2 cups',
      '4.5',
      '4.05',
      '1.5 kg',
      '1,000 g',
      0,
      100_000,
      {},
      [[]],
    ],
    ...[
      '4 1/2 cups',
      '1/2 cup',
      '1½ cups',
      '2 quarts',
      '4 tbsp',
      '9-inch pie',
      'One 9x5-inch loaf',
      '3 x 400 g',
      '-3',
    ],
  ])('returns null for %j', (value) => {
    expect(readYield(value)).toBeNull();
  });
});
