import { describe, expect, it } from 'vitest';
import { INGREDIENTS } from './ingredients.ts';
import './more-nutrients.ts';
import { AMINO_ACID_IDS, NUTRIENT_IDS, type NutrientId } from './nutrient.ts';
import { nutrientIndex, nutrientRow, nutrientRowIds, SUPPLEMENT_NUTRIENTS } from './nutrient-table.ts';
import { SUPPLEMENTS } from './supplements.ts';

const per100g = (id: string, nutrient: NutrientId) => nutrientRow(id)?.[nutrientIndex(nutrient)];

describe('the nutrient table', () => {
  it('has a row for every food and every supplement', () => {
    const without = [...INGREDIENTS, ...SUPPLEMENTS].filter(({ id }) => nutrientRow(id) === undefined);
    expect(without.map(({ id }) => `${id} has no row`)).toEqual([]);
  });

  it('has no negative numbers, and at most 100 g of macros in 100 g, but for rounding', () => {
    const wrong = nutrientRowIds().flatMap((id) => {
      const negative = NUTRIENT_IDS.filter((n) => (per100g(id, n) ?? 0) < 0).map(
        (n) => `${id}: the ${n} is ${per100g(id, n)}`,
      );
      const macros = (['protein', 'fat', 'carbohydrate'] as const).reduce(
        (sum, n) => sum + (per100g(id, n) ?? 0),
        0,
      );
      return macros > 101 ? [...negative, `${id}: ${macros.toFixed(1)} g of macros in 100 g`] : negative;
    });
    expect(wrong).toEqual([]);
  });

  it('reads chicken breast as in USDA 05062: 22.5 g protein, 213 mg phosphorus, 0.68 mg zinc, 82.1 mg choline', () => {
    expect(per100g('chicken-breast', 'protein')).toBe(22.5);
    expect(per100g('chicken-breast', 'phosphorus')).toBe(213);
    expect(per100g('chicken-breast', 'zinc')).toBe(0.68);
    expect(per100g('chicken-breast', 'choline')).toBe(82.1);
  });

  it('reads amino acids in g, and leaves them unknown for foods without figures', () => {
    // USDA SR28 05062; methionine 0.585 and cystine 0.236.
    expect(per100g('chicken-breast', 'arginine')).toBe(1.521);
    expect(per100g('chicken-breast', 'tryptophan')).toBe(0.283);
    expect(per100g('chicken-breast', 'methionine-cystine')).toBe(0.821);
    expect(per100g('gelatin', 'tryptophan')).toBe(0);
    expect(per100g('beef-heart', 'methionine-cystine')).toBeNaN();
    expect(per100g('bone-broth', 'lysine')).toBeNaN();
    expect(per100g('sunflower-oil', 'lysine')).toBe(0);
  });

  it('has at most as much amino acids as protein, and no sum below its parts', () => {
    // The total excludes the parts of the two sums.
    const total = AMINO_ACID_IDS.filter((id) => id !== 'methionine' && id !== 'phenylalanine');
    const wrong = nutrientRowIds().flatMap((id) => {
      const grams = (nutrient: NutrientId) => per100g(id, nutrient) ?? 0;
      const acids = total.reduce((sum, acid) => sum + (grams(acid) || 0), 0);
      return [
        acids > grams('protein') &&
          `${acids.toFixed(2)} g of amino acids, but ${grams('protein')} g of protein`,
        grams('methionine') > grams('methionine-cystine') && 'more methionine than methionine and cystine',
        grams('phenylalanine') > grams('phenylalanine-tyrosine') &&
          'more phenylalanine than phenylalanine and tyrosine',
      ].flatMap((fault) => (fault ? [`${id}: ${fault}`] : []));
    });
    expect(wrong).toEqual([]);
  });

  it('uses SR28 where the older release was wrong, as for kale’s copper and cheddar’s selenium', () => {
    expect(per100g('kale', 'copper')).toBe(0.05);
    expect(per100g('salmon-cooked', 'arachidonic-acid')).toBe(100);
    expect(per100g('cheddar', 'selenium')).toBe(28.5);
  });

  it('counts vitamin E in IU, 1.49 a milligram', () => {
    expect(per100g('sunflower-oil', 'vitamin-e')).toBeCloseTo(41.08 * 1.49, 6);
  });

  it('excludes plant carotene from preformed vitamin A, but includes the retinol of liver', () => {
    expect(per100g('carrot', 'vitamin-a')).toBe(16706);
    expect(per100g('carrot', 'preformed-vitamin-a')).toBe(0);
    expect(per100g('chicken-liver', 'preformed-vitamin-a')).toBe(11078);
  });

  it('has iodine for kelp tablets but for no ordinary food, and chloride for salt', () => {
    const known = INGREDIENTS.filter(({ id }) => !Number.isNaN(per100g(id, 'iodine'))).map(({ id }) => id);
    expect(known).toEqual(['calcium-carbonate', 'taurine-powder', 'vitamin-e-oil']); // none in them
    expect(per100g('kelp-tablet', 'iodine')).toBe(50_000); // 150 µg in 0.3 g
    expect(per100g('iodised-salt', 'chloride')).toBe(60_660);
  });

  it('has at most three nutrients and no blanks in a pure supplement, such as iodised salt', () => {
    for (const id of Object.keys(SUPPLEMENT_NUTRIENTS)) {
      const row = [...(nutrientRow(id) ?? [])];
      expect(row, id).toHaveLength(NUTRIENT_IDS.length);
      expect(row.filter((value) => value > 0).length, id).toBeLessThanOrEqual(3);
      expect(row.some(Number.isNaN), id).toBe(false);
    }
  });

  it('gives 15 mg zinc in a tablet of 0.1045 g', () => {
    expect(((per100g('zinc-gluconate', 'zinc') ?? 0) * 0.1045) / 100).toBeCloseTo(15, 2);
  });
});
