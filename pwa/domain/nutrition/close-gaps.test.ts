import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicates } from '../../testing/duplicates.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { closeGaps } from './close-gaps.ts';
import { completeness } from './completeness.ts';
import { addLine, recipeNutrients } from './recipe-nutrients.ts';

const line = (ingredientId: string, grams: number) => ({ ingredientId, grams, metric: 'x', us: 'x' });
const nutrientsOf = (foods: [string, number][]) =>
  recipeNutrients({
    ingredientLines: foods.map(([id, grams]) => line(id, grams)),
    supplements: [],
    servings: 6,
    cookedWeightGrams: 1800,
  });

const DOG = { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' } as const;
const CAT = { species: 'cat', lifeStage: 'adult', standard: 'AAFCO' } as const;

/** Chicken, rice and egg with some liver: the base that can be repaired. */
const CHICKEN_RICE = nutrientsOf([
  ['chicken-thigh', 900],
  ['beef-liver', 80],
  ['egg', 100],
  ['rice-brown-dry', 250],
  ['spinach', 150],
  ['sunflower-oil', 14],
  ['water', 900],
]);

describe('closeGaps', () => {
  it('closes every gap of chicken, rice and liver with calcium, iodine, zinc and the rest it lacks', () => {
    const closure = closeGaps(CHICKEN_RICE, DOG);
    expect(closure.closes).toBe(true);
    expect(closure.remaining.map(({ nutrient, status }) => `${nutrient} is ${status}`)).toEqual([]);
    const ids = closure.doses.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['kelp-tablet', 'zinc-gluconate']));
    expect(ids.some((id) => ['eggshell-powder', 'calcium-carbonate', 'bone-meal'].includes(id))).toBe(true);
    expect(duplicates(ids)).toEqual([]);
  });

  it('gives no more supplements than needed: omitting any one leaves a gap', () => {
    const { doses } = closeGaps(CHICKEN_RICE, DOG);
    for (const omitted of doses) {
      const rest = doses
        .filter((dose) => dose !== omitted)
        .reduce((sum, { id, grams }) => addLine(sum, id, grams), CHICKEN_RICE);
      expect(completeness(rest, DOG).verdict, omitted.id).not.toBe('met');
    }
  });

  it('takes supplements including oil for the fat, and needs every one of them', () => {
    const turkey = nutrientsOf([
      ['turkey-breast', 900],
      ['rice-brown-dry', 200],
      ['chicken-liver', 80],
      ['spinach', 50],
    ]);
    const { doses, closes } = closeGaps(turkey, DOG);
    const ids = doses.map(({ id }) => id);
    expect(closes).toBe(true);
    expect(ids).toContain('sunflower-oil');
    // Without any one of them the others don't close the gaps, at any doses.
    for (const omitted of ids) {
      const rest = closeGaps(turkey, DOG, (id) => id !== omitted && ids.includes(id));
      expect(rest.closes, omitted).toBe(false);
    }
  });

  it('fills iodine with kelp, even if the salt needed for sodium would contain enough', () => {
    // All doses except the salt, and half a tablet (75 µg) of iodine less: 1.5 g of salt may contain 68 µg.
    const puppy = { ...DOG, lifeStage: 'growth' } as const;
    const base = closeGaps(CHICKEN_RICE, puppy)
      .doses.filter(({ id }) => id !== 'iodised-salt')
      .reduce(
        (sum, { id, grams }) => addLine(sum, id, id === 'kelp-tablet' ? grams - 0.15 : grams),
        CHICKEN_RICE,
      );
    const missing = completeness(base, puppy).rows.filter(({ status }) => status !== 'met');
    expect(missing.map(({ nutrient }) => nutrient)).toEqual(['sodium', 'iodine']);
    expect(closeGaps(base, puppy).doses.map(({ id }) => id)).toEqual(['iodised-salt', 'kelp-tablet']);
  });

  it('leaves iodine open if only salt could fill it', () => {
    const base = closeGaps(CHICKEN_RICE, DOG)
      .doses.filter(({ id }) => id !== 'kelp-tablet')
      .reduce((sum, { id, grams }) => addLine(sum, id, grams), CHICKEN_RICE);
    const closure = closeGaps(base, DOG, (id) => id === 'iodised-salt');
    expect(closure).toMatchObject({ doses: [], closes: false, remaining: [{ nutrient: 'iodine' }] });
  });

  it('gives a cat taurine for chicken without hearts', () => {
    const base = nutrientsOf([
      ['chicken-breast', 700],
      ['chicken-liver', 40],
      ['egg', 100],
      ['salmon', 100],
      ['sunflower-oil', 9],
    ]);
    const closure = closeGaps(base, CAT);
    expect(closure.doses.map(({ id }) => id)).toContain('taurine-powder');
  });

  it('reports gaps that no supplement can close: protein of plain rice', () => {
    const closure = closeGaps(nutrientsOf([['rice-white-dry', 500]]), DOG);
    expect(closure.closes).toBe(false);
    expect(closure.remaining.map(({ nutrient }) => nutrient)).toContain('protein');
    expect(closure.doses.length).toBeGreaterThan(0);
  });

  it('closes every other gap of rice and egg beside the unreachable ones', () => {
    // No supplement is dosed for protein, amino acids, selenium, riboflavin or vitamin B12 but liver, and its cap is 8%.
    const bowl = nutrientsOf([
      ['rice-white-dry', 400],
      ['egg', 100],
    ]);
    expect(closeGaps(bowl, DOG).remaining.map(({ nutrient }) => nutrient)).toEqual([
      'protein',
      'selenium',
      'riboflavin',
      'vitamin-b12',
      'lysine',
      'methionine',
      'methionine-cystine',
      'threonine',
      'tryptophan',
    ]);
  });

  it('gets close to a minimum out of reach: one step of 0.75 g of salt where rice allows 1.095 g', () => {
    // 730 kcal allow 1.095 g of salt, at 1.5 g per 1000 kcal; with the oil added for fat, the minimum of 500 mg
    // sodium requires more.
    const { doses, remaining } = closeGaps(nutrientsOf([['rice-white-dry', 200]]), CAT);
    expect(doses.find(({ id }) => id === 'iodised-salt')?.grams).toBe(0.75);
    expect(remaining.map(({ nutrient }) => nutrient)).toContain('sodium');
  });

  it('takes other supplements if whole steps of the fewest overshoot', () => {
    // With fractional steps eight would be enough. In half tablets and quarter spoons no set of eight fits, but nine do.
    const turkey = nutrientsOf([
      ['turkey-breast', 900],
      ['potato-cooked', 300],
      ['beef-liver', 50],
    ]);
    expect(closeGaps(turkey, DOG)).toMatchObject({ closes: true, remaining: [] });
  });

  it('closes a gap that opens only because added oil dilutes the bowl', () => {
    const cod = nutrientsOf([
      ['cod', 900],
      ['rice-white-dry', 140],
      ['chicken-liver', 80],
      ['egg', 60],
      ['spinach', 20],
    ]);
    // 1435 kcal hold 931 mg choline: 649 per 1000 kcal. 4.5 spoons of oil (179 kcal) dilute that to 577, below the
    // minimum of 600, and 5.56 g methionine from 3.88 to 3.45, below the maximum of 3.75.
    expect(completeness(cod, CAT).rows.find(({ nutrient }) => nutrient === 'choline')?.status).toBe('met');
    const closure = closeGaps(cod, CAT);
    expect(closure.doses.map(({ id }) => id)).toContain('choline-bitartrate');
    expect(closure.closes).toBe(true);
  });

  it('takes capsules of vitamin E for the vitamin, not for their oil', () => {
    const turkey = nutrientsOf([
      ['turkey-breast', 400],
      ['peas', 5],
    ]);
    // 460 kcal require 10.4 g fat, of which the breast has 5.9, and 4.6 IU vitamin E: one capsule of 100 IU, not
    // forty.
    const { doses } = closeGaps(turkey, CAT);
    expect(doses.find(({ id }) => id === 'vitamin-e-oil')?.grams ?? 0).toBeLessThanOrEqual(0.125);
    expect(doses.map(({ id }) => id)).toContain('sunflower-oil');
  });

  it('takes eggshell for calcium, not for its trace of phosphorus', () => {
    const bowl = nutrientsOf([
      ['chicken-thigh', 700],
      ['lamb-mince', 700],
      ['barley-cooked', 700],
      ['oat-flour', 350],
      ['goat-milk', 500],
    ]);
    // AAFCO sets no calcium maximum for cats; a sensible dose stays near the 1500 mg required per 1000 kcal.
    const { doses } = closeGaps(bowl, CAT);
    const after = doses.reduce((sum, { id, grams }) => addLine(sum, id, grams), bowl);
    expect((after.amounts.calcium.known / after.energyKcal) * 1000).toBeLessThan(1.3 * 1500);
  });

  it('adds nothing if nothing is missing', () => {
    const whole = closeGaps(CHICKEN_RICE, DOG).doses.reduce(
      (sum, { id, grams }) => addLine(sum, id, grams),
      CHICKEN_RICE,
    );
    expect(closeGaps(whole, DOG)).toMatchObject({ doses: [], closes: true, remaining: [] });
  });

  it('adds nothing to an empty batch', () => {
    expect(closeGaps(nutrientsOf([['water', 100]]), DOG)).toMatchObject({ doses: [], closes: false });
  });

  it('keeps the caps for any base: salt 1.5 g per 1000 kcal, liver 8% of the food; no maximum is newly exceeded', () => {
    const foods = fc.array(
      fc.tuple(fc.constantFrom(...INGREDIENTS.map(({ id }) => id)), fc.integer({ min: 20, max: 800 })),
      { minLength: 2, maxLength: 9 },
    );
    fc.assert(
      fc.property(foods, fc.constantFrom(DOG, CAT), (lines, options) => {
        const base = nutrientsOf(lines);
        const before = completeness(base, options);
        const { doses } = closeGaps(base, options);
        const after = doses.reduce((sum, { id, grams }) => addLine(sum, id, grams), base);
        if (doses.some(({ id }) => id === 'iodised-salt')) {
          expect(after.saltGrams / after.energyKcal).toBeLessThanOrEqual(1.5 / 1000);
        }
        if (doses.some(({ id }) => id === 'chicken-liver')) {
          const added = after.liverGrams - base.liverGrams;
          expect(after.liverGrams / (base.solidGrams + added)).toBeLessThanOrEqual(0.08);
        }
        const over = (rows: typeof before.rows) =>
          rows.filter(({ status }) => status === 'over').map(({ nutrient }) => nutrient);
        const already = over(before.rows);
        expect(over(completeness(after, options).rows).filter((id) => !already.includes(id))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
