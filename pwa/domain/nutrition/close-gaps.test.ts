import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  it('closes every gap of chicken, rice and liver with calcium, iodine, salt and the rest it lacks', () => {
    const closure = closeGaps(CHICKEN_RICE, DOG);
    expect(closure.closes).toBe(true);
    expect(closure.remaining).toEqual([]);
    const ids = closure.doses.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['kelp-tablet', 'zinc-gluconate']));
    expect(ids.some((id) => ['eggshell-powder', 'calcium-carbonate', 'bone-meal'].includes(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('asks for no more supplements than are needed: leaving any one out leaves a gap', () => {
    const { doses } = closeGaps(CHICKEN_RICE, DOG);
    for (const left of doses) {
      const rest = doses
        .filter((dose) => dose !== left)
        .reduce((sum, { id, grams }) => addLine(sum, id, grams), CHICKEN_RICE);
      expect(completeness(rest, DOG).verdict, left.id).not.toBe('met');
    }
  });

  it('gives a cat taurine for chicken that was bought without hearts', () => {
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

  it('says what no supplement can close: protein of plain rice', () => {
    const closure = closeGaps(nutrientsOf([['rice-white-dry', 500]]), DOG);
    expect(closure.closes).toBe(false);
    expect(closure.remaining.map(({ nutrient }) => nutrient)).toContain('protein');
    expect(closure.doses.length).toBeGreaterThan(0);
  });

  it('adds nothing where nothing is missing', () => {
    const whole = closeGaps(CHICKEN_RICE, DOG).doses.reduce(
      (sum, { id, grams }) => addLine(sum, id, grams),
      CHICKEN_RICE,
    );
    expect(closeGaps(whole, DOG)).toEqual({ doses: [], closes: true, remaining: [] });
  });

  it('adds nothing to nothing', () => {
    expect(closeGaps(nutrientsOf([['water', 100]]), DOG)).toMatchObject({ doses: [], closes: false });
  });

  it('keeps the caps whatever the base: salt 1.5 g per 1000 kcal, liver 8% of the food; nothing goes over that was not', () => {
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
          expect(after.saltGrams / after.energyKcal).toBeLessThanOrEqual(1.51 / 1000);
        }
        if (doses.some(({ id }) => id === 'chicken-liver')) {
          const added = after.liverGrams - base.liverGrams;
          expect(after.liverGrams / (base.solidGrams + added)).toBeLessThanOrEqual(0.0801);
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
