import { describe, expect, it } from 'vitest';
import { type BatchChoice, batchChoiceSchema, batchOf } from './batch.ts';
import { keepUntil } from './keep-until.ts';

/** 1000 g of chicken breast at 120 kcal/100 g: 1200 kcal in 800 g cooked, 150 kcal per 100 g. */
const recipe = {
  ingredientLines: [{ ingredientId: 'chicken-breast', grams: 1000, metric: '1 kg chicken breast', us: '' }],
  supplements: [],
  cookedWeightGrams: 800,
  servings: 4,
  role: 'everyday' as const,
};
const rex = (days: number, mealsPerDay: number, dailyEnergyKcal = 600): BatchChoice => ({
  kind: 'pet',
  petId: 'rex',
  name: 'Rex',
  dailyEnergyKcal,
  days,
  mealsPerDay,
});

describe('a batch', () => {
  it('for an animal of 600 kcal a day, three days, two meals: 6 portions of 200 g, one and a half recipes', () => {
    expect(batchOf(recipe, rex(3, 2))).toEqual({
      kind: 'batch',
      batch: { scale: 1.5, portions: 6, portionGrams: 200, cookedGrams: 1200, knownShare: 1 },
    });
  });

  it('of a treat is a tenth of the energy: 60 kcal a day are 40 g', () => {
    const result = batchOf({ ...recipe, role: 'occasional' }, rex(10, 1));
    expect(result).toMatchObject({ kind: 'batch', batch: { scale: 0.5, portions: 10, portionGrams: 40 } });
  });

  it('of part of the recipe has a whole number of portions, at least one: half of 7 is 4', () => {
    const half = batchOf({ ...recipe, servings: 7 }, { kind: 'times', times: 0.5 });
    expect(half).toMatchObject({ batch: { scale: 0.5, portions: 4, portionGrams: 100, cookedGrams: 400 } });
    expect(batchOf({ ...recipe, servings: 1 }, { kind: 'times', times: 0.25 })).toMatchObject({
      batch: { portions: 1 },
    });
  });

  it('is impossible if no food is in the table, or the batch is too small or too large to cook', () => {
    const unknown = { ...recipe, ingredientLines: [{ ingredientId: null, grams: 9, metric: 'x', us: 'x' }] };
    expect(batchOf(unknown, rex(3, 2)).kind).toBe('no-energy');
    expect(batchOf(recipe, rex(1, 2, 20)).kind).toBe('too-small');
    expect(batchOf(recipe, rex(30, 2, 1000)).kind).toBe('too-large');
  });

  it('is chosen within bounds', () => {
    expect(batchChoiceSchema.safeParse(rex(31, 2)).success).toBe(false);
    expect(batchChoiceSchema.safeParse(rex(3, 0)).success).toBe(false);
    expect(batchChoiceSchema.safeParse({ kind: 'times', times: 0 }).success).toBe(false);
  });
});

describe('storage times', () => {
  const storage = { refrigeratorDays: 3, freezerMonths: 3 };
  const day = (date: Date | null) => date?.toDateString();

  it('count days in the refrigerator, months in the freezer, and chill the meals of those days', () => {
    const kept = keepUntil({ storage }, { portions: 14 }, rex(7, 2), new Date(2026, 10, 30, 18));
    expect(day(kept.refrigerator)).toBe('Thu Dec 03 2026');
    // 30 February does not exist, so the last day of February.
    expect(day(kept.freezer)).toBe('Sun Feb 28 2027');
    expect(kept.split).toEqual({ chilled: 6, frozen: 8 });
  });

  it('are null for food that does not keep, and do not split a batch without an animal', () => {
    const none = { refrigeratorDays: 0, freezerMonths: 0 };
    const kept = keepUntil({ storage: none }, { portions: 4 }, { kind: 'times', times: 1 }, new Date());
    expect(kept).toEqual({ refrigerator: null, freezer: null, split: null });
  });

  it('chill nothing of what is eaten frozen', () => {
    const cubes = { refrigeratorDays: 0, freezerMonths: 3 };
    const kept = keepUntil({ storage: cubes }, { portions: 14 }, rex(7, 2), new Date(2026, 10, 30, 18));
    expect(kept.refrigerator).toBeNull();
    expect(kept.split).toEqual({ chilled: 0, frozen: 14 });
  });
});
