import { describe, expect, it } from 'vitest';
import { statedKcal } from './food-energy.ts';
import { type LabelFood, labelFoodSchema } from './label-food.ts';
import { KIBBLE, TIN } from './label-foods.test-support.ts';
import { amountIn100g, labelUnit } from './label-units.ts';

/** The fields that the schema refuses. */
const refused = (food: Partial<LabelFood>) =>
  labelFoodSchema.safeParse({ ...KIBBLE, ...food }).error?.issues.map(({ path }) => path[0]) ?? [];

describe('a food from its label', () => {
  it('is kept as typed', () => {
    expect(labelFoodSchema.parse(KIBBLE)).toEqual(KIBBLE);
    expect(labelFoodSchema.parse(TIN)).toEqual(TIN);
  });

  it('can’t have an analysis of more than 100%, apart from rounding', () => {
    expect(refused({ moisture: 60 })).toEqual(['analysis']);
    // 24 + 12 + 3 + 7 + 54.4 = 100.4: rounding on the label.
    expect(refused({ moisture: 54.4 })).toEqual([]);
    // On a US label fibre, ash and moisture are 'at most': together they may exceed 100.
    const wet = { law: 'US', energy: { amount: 900, per: 'kg' }, moisture: 82, ash: 3 } as const;
    expect(refused({ ...wet, protein: 10, fat: 5, fibre: 1.5 })).toEqual([]);
    expect(refused({ ...wet, protein: 70, fat: 40 })).toEqual(['analysis']);
  });

  it('has no more energy than fat, and its measure’s weight if the energy is per measure', () => {
    expect(refused({ energy: { amount: 3600, per: '100g' } })).toEqual(['energy']);
    expect(refused({ energy: { amount: 3600, per: 'kg' } })).toEqual([]);
    expect(refused({ energy: { amount: 352, per: 'measure' }, measure: null })).toEqual(['measure']);
  });

  it('needs calories on a US label, and moisture or energy if it is wet or raw', () => {
    expect(refused({ law: 'US' })).toEqual(['energy']);
    expect(refused({ kind: 'wet', moisture: null })).toEqual(['moisture']);
    expect(refused({ kind: 'raw', moisture: null, energy: { amount: 190, per: '100g' } })).toEqual([]);
    expect(refused({ moisture: null, ash: null })).toEqual([]);
  });

  it('can’t have more calcium and phosphorus than ash', () => {
    const calcium = { amount: 12, unit: '%' } as const;
    const phosphorus = { amount: 1, unit: '%' } as const;
    expect(refused({ nutrients: { calcium, phosphorus } })).toEqual(['nutrients']);
    expect(refused({ nutrients: { phosphorus } })).toEqual([]);
  });
});

describe('the figures of a label', () => {
  it.each([
    [{ amount: 3610, per: 'kg' }, 361],
    [{ amount: 361, per: '100g' }, 361],
    // 15.1 MJ/kg / 4.184 = 3,609 kcal/kg.
    [{ amount: 15.1, per: 'MJ' }, 360.9],
    // 343 kcal in a cup of 95 g.
    [{ amount: 343, per: 'measure' }, 361.05],
  ] as const)('%j is %s kcal in 100 g', (energy, kcal) => {
    expect(statedKcal(energy, KIBBLE.measure)).toBeCloseTo(kcal, 1);
  });

  it.each([
    ['calcium', { amount: 1.2, unit: '%' }, 1200],
    ['taurine', { amount: 0.15, unit: '%' }, 150],
    ['taurine', { amount: 1000, unit: 'mg/kg' }, 100],
    ['zinc', { amount: 100, unit: 'mg/kg' }, 10],
    ['selenium', { amount: 0.2, unit: 'mg/kg' }, 20],
    ['vitamin-b12', { amount: 60, unit: 'µg/kg' }, 6],
    ['vitamin-d', { amount: 1500, unit: 'IU/kg' }, 150],
    ['vitamin-e', { amount: 500, unit: 'mg/kg' }, 50],
    ['linoleic-acid', { amount: 2.5, unit: '%' }, 2.5],
    ['epa-dha', { amount: 0.2, unit: '%' }, 200],
  ] as const)('%s of %j is %s in 100 g, in the unit of our tables', (id, stated, amount) => {
    expect(amountIn100g(id, stated)).toBeCloseTo(amount, 9);
  });

  it('are in the units that labels use', () => {
    expect([labelUnit('calcium', 'EU'), labelUnit('zinc', 'EU'), labelUnit('vitamin-a', 'EU')]).toEqual([
      '%',
      'mg/kg',
      'IU/kg',
    ]);
    expect([labelUnit('vitamin-e', 'EU'), labelUnit('vitamin-e', 'US'), labelUnit('taurine', 'US')]).toEqual([
      'mg/kg',
      'IU/kg',
      '%',
    ]);
  });
});
