import { describe, expect, it } from 'vitest';
import type { Species } from '../reference/species.ts';
import {
  atwaterKcal,
  carbohydrateByDifference,
  type FoodAnalysis,
  modifiedAtwaterKcal,
  nrcKcal,
  statedKcal,
} from './food-energy.ts';

type Analysis = [protein: number, fat: number, fibre: number, ash: number, moisture: number];
type Example = [
  name: string,
  species: Species,
  Analysis,
  carbohydrate: number,
  modifiedAtwater: number,
  nrc: number,
  atwater: number,
];

/** Typical analyses of bought food with their energy by each equation, worked out apart from this code. */
const EXAMPLES: readonly Example[] = [
  ['dry adult dog, standard', 'dog', [24, 12, 3, 7, 9], 45, 343.5, 361.1, 384],
  ['dry adult dog, grain-free high meat', 'dog', [32, 18, 3.5, 8, 8], 30.5, 371.8, 387.8, 412],
  ['dry light or weight-control dog', 'dog', [26, 9, 8, 7, 8], 42, 314.5, 317.8, 353],
  ['dry puppy, large breed', 'dog', [29, 15, 2.5, 7.5, 8], 38, 362, 382.3, 403],
  ['wet adult dog, tin in jelly or loaf', 'dog', [8.5, 5.5, 0.4, 2, 81], 2.6, 85.6, 90.3, 93.9],
  ['wet adult dog, tray, complete', 'dog', [10.5, 6.5, 0.4, 2.3, 76], 4.3, 107, 113.6, 117.7],
  ['dental chew, dog', 'dog', [9, 2, 2.5, 6, 12], 68.5, 288.2, 305.4, 328],
  ['raw complete, frozen, dog (with bone)', 'dog', [15, 14, 0.8, 3, 66], 1.2, 175.7, 182.3, 190.8],
  ['cold-pressed or baked dry dog', 'dog', [22, 11, 3, 8, 9], 47, 335, 352.3, 375],
  ['dry adult cat, neutered', 'cat', [34, 12, 4.5, 7.5, 7], 35, 343.5, 365.7, 378],
  ['dry adult cat, standard', 'cat', [31, 13, 2.5, 7, 7], 39.5, 357.2, 379.1, 392.5],
  ['dry kitten', 'cat', [36, 19, 2.5, 7.5, 7], 28, 385.5, 407.5, 417.5],
  ['wet cat pouch in gravy', 'cat', [8.5, 3.5, 0.3, 1.8, 82], 3.9, 73.2, 78.7, 79.4],
  ['wet cat pouch or tin, pate, high meat', 'cat', [11, 6, 0.4, 2, 79], 1.6, 95.1, 101.3, 101.4],
  ['wet kitten pouch', 'cat', [9.5, 5, 0.3, 2, 81], 2.2, 83.5, 89.1, 89.3],
  ['raw complete, frozen, cat', 'cat', [17, 10, 0.5, 3, 69], 0.5, 146.2, 155.5, 155],
  ['freeze-dried raw, cat', 'cat', [45, 30, 1.5, 9, 4], 10.5, 449.2, 473.9, 477],
  ['cat treats, crunchy filled', 'cat', [31, 19, 3, 8, 8], 31, 378.5, 396.8, 409.5],
  ['semi-moist dog treats', 'dog', [18, 7, 2, 6, 26], 41, 266, 282.3, 299],
];

const analysisOf = ([protein, fat, fibre, ash, moisture]: Analysis): FoodAnalysis => {
  return { protein, fat, fibre, ash, moisture };
};

/** Expects the figure as printed with one decimal. */
const expectPrinted = (kcal: number, printed: number) =>
  expect(Math.abs(kcal - printed), `${kcal} for ${printed}`).toBeLessThan(0.0501);

describe('the energy of bought food', () => {
  it.each(EXAMPLES)(
    'of %s is what each equation gives',
    (_, species, figures, carbohydrate, modifiedAtwater, nrc, atwater) => {
      const analysis = analysisOf(figures);
      expect(carbohydrateByDifference(analysis)).toBeCloseTo(carbohydrate, 6);
      expectPrinted(modifiedAtwaterKcal(analysis), modifiedAtwater);
      expectPrinted(nrcKcal(species, analysis), nrc);
      expectPrinted(atwaterKcal(species, analysis), atwater);
    },
  );

  it('is that of the calculation by hand', () => {
    // NRC 2006, dry dog food: 100 − 26 − 16 − 2.5 − 7 − 8 = 40.5 g of carbohydrate; gross energy 5.7 × 26 + 9.4 × 16 +
    // 4.1 × (40.5 + 2.5) = 148.2 + 150.4 + 176.3 = 474.9 kcal; fibre in dry matter 2.5 / 92 = 2.717%, so 91.2 − 1.43 ×
    // 2.717 = 87.314% is digestible: 414.66 kcal; less 1.04 × 26 = 27.04: 387.6 kcal.
    expect(nrcKcal('dog', analysisOf([26, 16, 2.5, 7, 8]))).toBeCloseTo(387.6, 1);
    // 16 MJ/kg = 16,000 / 4.184 kcal/kg = 382.4 kcal per 100 g.
    expect(statedKcal({ amount: 16, per: 'MJ' }, null)).toBeCloseTo(382.41, 2);
  });

  it('is never negative, whatever was typed', () => {
    const absurd = analysisOf([90, 0, 90, 0, 100]);
    expect(nrcKcal('cat', absurd)).toBeGreaterThanOrEqual(0);
    expect(carbohydrateByDifference(absurd)).toBe(0);
  });
});
