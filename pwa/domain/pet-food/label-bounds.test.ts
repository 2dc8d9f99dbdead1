import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUTRIENT_IDS, type NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex } from '../reference/nutrient-table.ts';
import { labelFoodBounds } from './label-bounds.ts';
import { energyByAnalysis, implausibleEnergy, labelEnergy } from './label-energy.ts';
import type { LabelFood } from './label-food.ts';
import { KIBBLE, TIN } from './label-foods.test-support.ts';

const bounds = (food: LabelFood, id: NutrientId) => {
  const { least, most } = labelFoodBounds(food);
  return [least[nutrientIndex(id)], most[nutrientIndex(id)]];
};

describe('the energy of a food by its label', () => {
  it('is what the label states, else that of its analysis', () => {
    const stated = { ...KIBBLE, energy: { amount: 3700, per: 'kg' } } as const;
    expect(labelEnergy(stated)).toEqual({ leastKcal: 370, mostKcal: 370, method: 'label' });
    const { leastKcal, mostKcal, method } = labelEnergy(KIBBLE);
    expect([Math.round(leastKcal * 10), Math.round(mostKcal * 10), method]).toEqual([3611, 3611, 'nrc-2006']);
    expect(labelEnergy({ ...KIBBLE, kind: 'raw' }).method).toBe('atwater');
  });

  it('spans the usual ash and moisture if the label leaves them out', () => {
    // Ash 6 to 8%, moisture 8 to 10%, so carbohydrate 43 to 47 g. Most: gross energy 136.8 + 112.8 + 4.1 × 50 = 454.6,
    // fibre in dry matter 3 / 92 = 3.261%, 86.537% digestible: 393.40, less 24.96: 368.4. Least: 136.8 + 112.8 + 4.1 × 46 =
    // 438.2, 3 / 90 = 3.333%, 86.433%: 378.75, less 24.96: 353.8.
    const { leastKcal, mostKcal } = labelEnergy({ ...KIBBLE, ash: null, moisture: null });
    expect(leastKcal).toBeCloseTo(353.8, 1);
    expect(mostKcal).toBeCloseTo(368.4, 1);
  });

  it('is doubted if the label states one far from that of its analysis', () => {
    const stating = (amount: number) => implausibleEnergy({ ...KIBBLE, energy: { amount, per: '100g' } });
    expect(stating(370)).toBeNull();
    expect(stating(36)?.leastKcal).toBeCloseTo(361.1, 1);
    expect(stating(800)).not.toBeNull();
    expect(implausibleEnergy(KIBBLE)).toBeNull();
    const wet = { ...KIBBLE, kind: 'wet', moisture: null, protein: 10, fat: 5, fibre: 0.5, ash: 2 } as const;
    expect(implausibleEnergy({ ...wet, energy: { amount: 90, per: '100g' } })).toBeNull();
  });

  it('of a US label is lowest at its guaranteed analysis', () => {
    // Modified Atwater of 24, 12, 3, 7, 9: 84 + 102 + 3.5 × 45 = 343.5.
    const { leastKcal, method } = energyByAnalysis({ ...KIBBLE, law: 'US' });
    expect([leastKcal, method]).toEqual([343.5, 'modified-atwater']);
  });
});

describe('the bounds of a food by its label', () => {
  it('of a European label are its analysis, and its minerals stated in percent', () => {
    const food: LabelFood = { ...KIBBLE, nutrients: { calcium: { amount: 1.4, unit: '%' } } };
    expect(bounds(food, 'protein')).toEqual([24, 24]);
    expect(bounds(food, 'fat')).toEqual([12, 12]);
    expect(bounds(food, 'calcium')).toEqual([1400, 1400]);
    expect(bounds(food, 'carbohydrate')).toEqual([0, 45]);
  });

  it('of a complete food reach from its standard’s minimum to its maximum', () => {
    // FEDIAF adult dogs: zinc at least 20.8 mg per 1000 kcal (72 mg/kg dry matter at 110 kcal); 361.09 kcal in 100 g.
    const [least = 0, most = 0] = bounds(KIBBLE, 'zinc');
    expect(least).toBeGreaterThan(5);
    expect(most).toBeGreaterThan(least);
    // Additives are what was added, so they only raise the least.
    const added: LabelFood = { ...KIBBLE, nutrients: { zinc: { amount: 100, unit: 'mg/kg' } } };
    expect(bounds(added, 'zinc')).toEqual([10, most]);
    // Less than the standard's least says nothing new.
    const little: LabelFood = { ...KIBBLE, nutrients: { zinc: { amount: 1, unit: 'mg/kg' } } };
    expect(bounds(little, 'zinc')).toEqual([least, most]);
  });

  it('count added vitamin A as retinol', () => {
    const food: LabelFood = { ...KIBBLE, nutrients: { 'vitamin-a': { amount: 15_000, unit: 'IU/kg' } } };
    expect(bounds(food, 'preformed-vitamin-a')[0]).toBe(1500);
    expect(bounds(food, 'vitamin-a')[0]).toBe(1500);
  });

  it('of a complementary food are anything that its label leaves open, within its protein and fat', () => {
    expect(bounds(TIN, 'zinc')[0]).toBe(0);
    expect(bounds(TIN, 'zinc')[1]).toBeGreaterThan(50);
    expect(bounds(TIN, 'lysine')[1]).toBeLessThanOrEqual(8.5);
    expect(bounds(TIN, 'linoleic-acid')).toEqual([0, 5.5]);
    expect(bounds(TIN, 'epa-dha')[1]).toBeLessThanOrEqual(5500);
    expect(labelFoodBounds(TIN).surelyMeets).toBeUndefined();
  });

  it('of a US label are minimums, and a maximum of fibre', () => {
    const food: LabelFood = {
      ...TIN,
      law: 'US',
      energy: { amount: 950, per: 'kg' },
      nutrients: { calcium: { amount: 0.3, unit: '%' } },
    };
    expect(bounds(food, 'protein')[0]).toBe(8.5);
    expect(bounds(food, 'protein')[1]).toBeGreaterThan(50);
    expect(bounds(food, 'protein')[1]).toBeLessThanOrEqual(94.5);
    expect(bounds(food, 'fibre')).toEqual([0, 0.4]);
    expect(bounds(food, 'calcium')[0]).toBe(300);
    expect(bounds(food, 'calcium')[1]).toBeGreaterThan(300);
  });

  it('drop the promises of a complete food that a figure of the label contradicts', () => {
    const claims = labelFoodBounds(KIBBLE).surelyMeets?.length ?? 0;
    // FEDIAF asks for 1,250 mg of calcium per 1000 kcal, some 450 mg in 100 g.
    const food: LabelFood = { ...KIBBLE, nutrients: { calcium: { amount: 0.1, unit: '%' } } };
    expect(labelFoodBounds(food).surelyMeets?.length).toBeLessThan(claims);
    expect(bounds(food, 'calcium')).toEqual([100, 100]);
  });

  const percent = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  /** Dry food as it may be, complete or not, whatever its label says of it. */
  const foods = fc
    .record({
      protein: percent(5, 40),
      fat: percent(2, 25),
      fibre: percent(0, 8),
      ash: percent(6, 8),
      moisture: percent(8, 10),
      completeFor: fc.constantFrom(null, 'adult' as const, 'growth' as const),
    })
    .map((analysis): LabelFood => ({ ...KIBBLE, ...analysis }));

  it('are in order: least, plausible, most', () => {
    fc.assert(
      fc.property(foods, (food) => {
        const { least, plausible, most } = labelFoodBounds(food);
        for (const [at] of NUTRIENT_IDS.entries()) {
          expect(least[at]).toBeLessThanOrEqual(plausible[at] ?? 0);
          expect(plausible[at]).toBeLessThanOrEqual(most[at] ?? 0);
        }
      }),
      { numRuns: 100, seed: 19 },
    );
  });

  it('contain the energy and the zinc of the same food with a label that says more', () => {
    fc.assert(
      fc.property(foods, percent(6, 20), (food, zinc) => {
        const told: LabelFood = { ...food, nutrients: { zinc: { amount: 10 * zinc, unit: 'mg/kg' } } };
        const little = { ...food, ash: null, moisture: null };
        const [inside, outside] = [labelFoodBounds(told), labelFoodBounds(little)];
        expect(outside.leastKcal).toBeLessThanOrEqual(inside.leastKcal + 1e-9);
        expect(outside.mostKcal).toBeGreaterThanOrEqual(inside.mostKcal - 1e-9);
        const at = nutrientIndex('zinc');
        expect(outside.least[at]).toBeLessThanOrEqual((inside.least[at] ?? 0) + 1e-9);
        expect(inside.least[at]).toBeGreaterThanOrEqual(zinc - 1e-9);
      }),
      { numRuns: 100, seed: 19 },
    );
  });
});
