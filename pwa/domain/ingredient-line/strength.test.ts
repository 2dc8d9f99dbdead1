import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import type { Holds } from './label-nutrients.ts';
import { readStrength } from './strength.ts';

/** Content of the whole line: null if it states no count, undefined if it states no strength. */
function contentOf(line: string): Holds | null | undefined {
  const read = readStrength(line);
  if (read === null) return undefined;
  const { count, holdsEach } = read;
  return count === null
    ? null
    : Object.fromEntries(Object.entries(holdsEach).map(([id, each]) => [id, each * count]));
}

describe('readStrength', () => {
  it.each([
    ['1 capsule vitamin D3 50,000 IU', { 'vitamin-d': 50_000 }],
    ['vitamin D3 50,000 IU, 1 capsule', { 'vitamin-d': 50_000 }],
    ['Vitamin D3 (50 000 IU) x 1', { 'vitamin-d': 50_000 }],
    ['a 50,000 IU capsule of vitamin D3', { 'vitamin-d': 50_000 }],
    ['vitamin D 1000 IU (25 µg) capsule', { 'vitamin-d': 1000 }],
    ['25 mcg vitamin D3', { 'vitamin-d': 1000 }],
    ['3 drops vitamin D3, 1000 IU per drop', { 'vitamin-d': 3000 }],
    ['vitamin D3 1000 IU/drop, 3 drops', { 'vitamin-d': 3000 }],
    ['vitamin A capsules, 5 of 100,000 IU', { 'vitamin-a': 500_000, 'preformed-vitamin-a': 500_000 }],
    ['2 retinol 5000 IU tablets', { 'vitamin-a': 10_000, 'preformed-vitamin-a': 10_000 }],
    ['beta-carotene 25,000 IU capsule', { 'vitamin-a': 25_000 }],
    ['1 tablet vitamin A (as beta-carotene) 5,000 IU', { 'vitamin-a': 5000 }],
    ['1 tablet vitamin E (as dl-alpha-tocopheryl acetate) 400 IU', { 'vitamin-e': 400 }],
    ['a vitamin E capsule, 400 IU', { 'vitamin-e': 400 }],
    ['A vitamin D3 capsule, 1,000 IU', { 'vitamin-d': 1000 }],
    ['2 × 400 IU vitamin E', { 'vitamin-e': 800 }],
    ['400 IU vitamin E x 2', { 'vitamin-e': 800 }],
    ['vitamin E, 2 x 400 IU', { 'vitamin-e': 800 }],
    ['two 400IU vitamin E capsules', { 'vitamin-e': 800 }],
    ['Vitamin E 400 IU', { 'vitamin-e': 400 }],
    ['10 iron tablets 65 mg', { iron: 650 }],
    ['65 mg iron tablets x 10', { iron: 650 }],
    ['iron 65mg (10 tablets)', { iron: 650 }],
    ['iron (65 mg) tablets: 10', { iron: 650 }],
    ['zinc 15mg x 2 tablets', { zinc: 30 }],
    ['half a 50 mg zinc tablet', { zinc: 25 }],
    ['½ zinc tablet (50 mg)', { zinc: 25 }],
    ['zinc tablet 15 mg', { zinc: 15 }],
    ['2 tablets of zinc, 15 mg each', { zinc: 30 }],
    ['2 zinc tablets, 30 mg in total', { zinc: 30 }],
    ['500mg taurine capsule', { taurine: 500 }],
    ['1-2 taurine capsules 500 mg', { taurine: 750 }],
    ['taurine 1 g capsules x 3', { taurine: 3000 }],
    ['1 B12 tablet 1000 mcg', { 'vitamin-b12': 1000 }],
    ['vitamin B12 1 mg, 2 tablets', { 'vitamin-b12': 2000 }],
    ['1 folic acid 400 mcg tablet', { folate: 400 }],
    ['1 tablet calcium 500 mg with vitamin D 400 IU', { calcium: 500, 'vitamin-d': 400 }],
    ['1 capsule with 180 mg EPA and 120 mg DHA', { 'epa-dha': 300 }],
    ['choline 250mg capsules, two', { choline: 500 }],
    ['1 two-milligram copper tablet', { copper: 2 }],
    ['1000 mg fish oil capsule giving 300 mg EPA+DHA, 4 capsules', { 'epa-dha': 1200 }],
    ['ferrous sulphate 200 mg (65 mg iron), 1 tablet', { iron: 65 }],
    ['1 vitamin C tablet 500 mg', {}],
    ['Zinc (gluconate): 2 tablets, 15 mg zinc each, crushed', { zinc: 30 }],
  ])('reads %s', (line, expected) => {
    expect(contentOf(line)).toEqual(expected);
  });

  it.each([
    'vitamin D3 50,000 IU capsules',
    'zinc tablets 15 mg',
    'vitamin A 10,000 IU daily',
    'bottle of 60 iron tablets 65 mg',
  ])('finds no dose in %s, which states no count', (line) => {
    expect(contentOf(line)).toBeNull();
  });

  it.each([
    '500 g chicken',
    '2 carrots',
    '0.5 g vitamin e oil',
    '1.5 g taurine powder',
    '0.028 g vitamin d3 drops',
    '1 iron pan',
    '200 IU of love',
  ])('leaves %s to the amount parser', (line) => {
    expect(contentOf(line)).toBeUndefined();
  });

  it('weighs a capsule of oil by the milligrams of oil on its label', () => {
    expect(readStrength('3 x 1000 mg fish oil capsules')).toMatchObject({ gramsEach: 1, count: 3 });
    expect(readStrength('salmon oil capsules 500mg, 4')).toMatchObject({ gramsEach: 0.5, count: 4 });
  });

  it.each(['1 ', '1 x ', '65 mg ', 'zinc ', '1 - ', 'x 1 ', 'a ', '1 tablets ', 'of ', '½ '])(
    'reads a long line of %j within the time limit',
    (part) => {
      const line = `zinc 15 mg tablet ${part.repeat(100_000 / part.length)}`;
      expect(processorMs(() => readStrength(line))).toBeLessThan(60);
    },
  );
});

describe('the content stated on a label', () => {
  it.each([
    // By formula: 8 × 210 mg of fumarate, 32.87% of it iron; 5 × 220 mg of zinc sulphate, 22.7% of it zinc.
    ['ferrous fumarate 210 mg tablets, 8', { iron: 552 }],
    ['zinc sulphate 220 mg, 5 capsules', { zinc: 250 }],
    ['ferrous fumarate tablets, iron 65 mg, 10', { iron: 650 }],
    ['D-vitamin 100 µg tablets, 5', { 'vitamin-d': 20_000 }],
    ['vitamin-D3 2000 IU, 4 capsules', { 'vitamin-d': 8000 }],
    ['vitamin B-12 5 mg sublingual, 3', { 'vitamin-b12': 15_000 }],
  ])('is converted to its nutrient: %s', (text, holds) => {
    const { holdsEach = {}, count } = readStrength(text) ?? {};
    for (const [id, amount] of Object.entries(holds)) {
      const each = (holdsEach as Record<string, number>)[id] ?? 0;
      expect(Math.round(each * (count ?? 0))).toBe(amount);
    }
    expect(Object.keys(holdsEach)).toEqual(Object.keys(holds));
  });
});
