import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex } from '../reference/nutrient-table.ts';
import { isNutrient, nutrientTargets, STANDARDS } from '../reference/targets.ts';
import { type CompleteFood, completeFoodBounds, completeFoodPart } from './complete-food.ts';
import { completeness } from './completeness.ts';
import { demandOf } from './demands.ts';
import { batchOfParts, fillingOf, positions } from './filling.test-support.ts';
import { slackOf } from './slack.ts';

/** Kibble of 360 kcal per 100 g for grown dogs, by AAFCO. */
const KIBBLE: CompleteFood = {
  species: 'dog',
  lifeStage: 'adult',
  standard: 'AAFCO',
  kcalPer100g: { least: 360, most: 360 },
};

const batchOf = (food: CompleteFood) => batchOfParts(completeFoodPart(food, 'kibble', 100));

const foods = fc.record({
  species: fc.constantFrom('dog', 'cat'),
  lifeStage: fc.constantFrom('adult', 'growth'),
  standard: fc.constantFrom(...STANDARDS),
  kcalPer100g: fc
    .tuple(fc.integer({ min: 60, max: 450 }), fc.integer({ min: 0, max: 100 }))
    .map(([least, more]) => ({ least, most: least + more })),
}) satisfies fc.Arbitrary<CompleteFood>;

describe('a complete food', () => {
  it('has at least its standard’s minimum and at most its maximum, scaled to its energy', () => {
    const bounds = completeFoodBounds(KIBBLE);
    const span = (id: NutrientId) => [bounds.least[nutrientIndex(id)], bounds.most[nutrientIndex(id)]];
    // AAFCO, adult dogs, per 1000 kcal: calcium 1250 to 6250 mg. At 360 kcal: × 0.36.
    expect(span('calcium')).toEqual([450, 2250]);
    // Iron from 10 mg, no maximum: four times the minimum, 40 × 0.36.
    expect(span('iron')[0]).toBeCloseTo(3.6);
    expect(span('iron')[1]).toBeCloseTo(14.4);
    // Protein from 45 g; at most 1000 / 3.5 = 285.7 g, × 0.36 = 102.9.
    expect(span('protein')[0]).toBeCloseTo(16.2);
    expect(span('protein')[1]).toBeCloseTo(102.857, 2);
    // No known maximum of thiamine, and AAFCO has no row for EPA and DHA of grown dogs: only fat limits these.
    expect(span('thiamine')[1]).toBe(Number.POSITIVE_INFINITY);
    expect(span('epa-dha')[0]).toBe(0);
    // 1000 kcal / 8.5 = 117.6 g = 117,647 mg, × 0.36 = 42,353.
    expect(span('epa-dha')[1]).toBeCloseTo(42_352.9, 0);
  });

  it('alone meets its own standard, ratios and arginine included', () => {
    fc.assert(
      fc.property(foods, (food) => {
        // Of a small breed: a puppy food may have more calcium than a large puppy may eat.
        const { verdict, rows } = completeness(batchOf(food), { ...food, matureWeightKg: 10 });
        expect(rows.filter(({ status }) => status !== 'met').map(({ nutrient }) => nutrient)).toEqual([]);
        expect(verdict).toBe('met');
      }),
      { numRuns: 40 },
    );
  });

  it('is not called met by the other standard where that is stricter', () => {
    const { rows } = completeness(batchOf(KIBBLE), { ...KIBBLE, standard: 'FEDIAF' });
    const asked = nutrientTargets('FEDIAF', 'dog', 'adult').find(({ nutrient }) => nutrient === 'selenium');
    // AAFCO's selenium is 80 to 500 µg per 1000 kcal, FEDIAF's at most 142.
    expect(asked?.maximum).toBeCloseTo(142, 0);
    expect(rows.find(({ nutrient }) => nutrient === 'selenium')?.status).toBe('unknown');
  });

  it('for grown dogs leaves unknown whether it reaches a puppy’s minimum', () => {
    const statuses = completeness(batchOf(KIBBLE), { ...KIBBLE, lifeStage: 'growth' }).rows;
    // 1250 mg of calcium at least, 3000 mg asked, 6250 mg at most.
    expect(statuses.find(({ nutrient }) => nutrient === 'calcium')?.status).toBe('unknown');
  });

  it('for puppies may have too much calcium for a large breed', () => {
    const puppyFood = { ...KIBBLE, lifeStage: 'growth' } as const;
    const { rows } = completeness(batchOf(puppyFood), { ...puppyFood, matureWeightKg: 40 });
    // Up to 6250 mg per 1000 kcal, of which a large puppy may have 4500.
    expect(rows.flatMap(({ nutrient, status }) => (status === 'met' ? [] : [nutrient]))).toEqual(['calcium']);
  });

  it('refuses an impossible range of energy', () => {
    for (const [least, most] of [
      [0, 360],
      [360, 300],
      [300, Number.POSITIVE_INFINITY],
      [Number.NaN, 300],
    ] as const)
      expect(() => completeFoodBounds({ ...KIBBLE, kcalPer100g: { least, most } })).toThrow(RangeError);
  });
});

describe('the bounds of a complete food', () => {
  it('contain the margin of every content within its standard, over any demand of either standard', () => {
    fc.assert(
      fc.property(
        foods,
        fc.constantFrom(...STANDARDS),
        positions,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (food, judge, at, energy) => {
          const { least, most } = food.kcalPer100g;
          const part = completeFoodPart(food, 'kibble', 100);
          const kcal = least + energy * (most - least);
          const atThatEnergy = completeFoodBounds({ ...food, kcalPer100g: { least: kcal, most: kcal } });
          const filled = fillingOf(atThatEnergy, at, kcal);
          fc.pre(filled !== null);
          for (const target of nutrientTargets(judge, food.species, food.lifeStage)) {
            const { minimums, maximums } = demandOf(target, null);
            for (const one of [...minimums, ...maximums]) {
              const truth = slackOf([filled], one).least;
              const { least: worst, most: best } = slackOf([part], one);
              expect(worst).toBeLessThanOrEqual(truth + 1e-6 * (1 + Math.abs(truth)));
              expect(best).toBeGreaterThanOrEqual(truth - 1e-6 * (1 + Math.abs(truth)));
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('contain every amount that the standard allows', () => {
    fc.assert(
      fc.property(foods, positions, (food, at) => {
        const bounds = completeFoodBounds(food);
        const { least: kcal } = food.kcalPer100g;
        for (const { nutrient, minimum, maximum } of nutrientTargets(
          food.standard,
          food.species,
          food.lifeStage,
        )) {
          if (!isNutrient(nutrient) || minimum === null || maximum === null) continue;
          const index = nutrientIndex(nutrient);
          const amount = ((minimum + (at[index] ?? 0) * (maximum - minimum)) * kcal) / 1000;
          expect(bounds.least[index]).toBeLessThanOrEqual(amount * (1 + 1e-9));
          expect(bounds.most[index]).toBeGreaterThanOrEqual(amount * (1 - 1e-9));
        }
      }),
    );
  });
});
