import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchShareForDays, feeding } from './feeding.ts';

/** 1,200 kcal in 800 g: 1.5 kcal a gram. */
const recipe = { batchKcal: 1200, kcalPer100gCooked: 150, cookedWeightGrams: 800 };

describe('feeding', () => {
  it('gives a dog of 20 kg 599 to 706 g a day at 1.5 kcal a gram, for 898 to 1,059 kcal', () => {
    const grams = (dailyEnergyKcal: number) =>
      Math.round(feeding(recipe, { dailyEnergyKcal, mealsPerDay: 2 })?.dailyGrams ?? 0);
    expect([grams(898), grams(1059)]).toEqual([599, 706]);
  });

  it('halves the day for two meals, and computes how long a batch lasts', () => {
    // 600 kcal / 1.5 = 400 g a day, 200 g a meal, 800 / 400 = 2 days.
    expect(feeding(recipe, { dailyEnergyKcal: 600, mealsPerDay: 2 })).toEqual({
      dailyGrams: 400,
      portionGrams: 200,
      daysPerBatch: 2,
    });
  });

  it('gives grams with the energy within 1%, for any recipe', () => {
    const positive = (max: number) => fc.double({ min: 1, max, noNaN: true });
    fc.assert(
      fc.property(
        positive(50_000),
        positive(50_000),
        positive(5000),
        fc.integer({ min: 1, max: 6 }),
        (batchKcal, cookedWeightGrams, dailyEnergyKcal, mealsPerDay) => {
          const kcalPer100gCooked = (batchKcal / cookedWeightGrams) * 100;
          const fed = feeding(
            { batchKcal, kcalPer100gCooked, cookedWeightGrams },
            { dailyEnergyKcal, mealsPerDay },
          );
          if (fed === null) throw new Error('the energy is known');
          const eaten = (fed.dailyGrams * kcalPer100gCooked) / 100;
          expect(Math.abs(eaten / dailyEnergyKcal - 1)).toBeLessThan(0.01);
          expect(Math.abs((fed.daysPerBatch * dailyEnergyKcal) / batchKcal - 1)).toBeLessThan(0.01);
          expect(fed.portionGrams * mealsPerDay).toBeCloseTo(fed.dailyGrams, 6);
        },
      ),
    );
  });

  it('is null for a recipe of unknown energy', () => {
    const unknown = { ...recipe, batchKcal: 0, kcalPer100gCooked: 0 };
    expect(feeding(unknown, { dailyEnergyKcal: 600, mealsPerDay: 2 })).toBeNull();
  });

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d kcal, and as many meals', (value) => {
    expect(() => feeding(recipe, { dailyEnergyKcal: value, mealsPerDay: 2 })).toThrow(RangeError);
    expect(() => feeding(recipe, { dailyEnergyKcal: 600, mealsPerDay: value })).toThrow(RangeError);
  });
});

describe('batchShareForDays', () => {
  it('is 3.5 batches for a week if a batch lasts two days', () => {
    expect(batchShareForDays({ daysPerBatch: 2 }, 7)).toBe(3.5);
  });
});
