import { describe, expect, it } from 'vitest';
import type { FedMeal } from './fed-log.ts';
import { packCounts } from './supply.ts';
import { chickenView, fedMeal } from './week.test-support.ts';

/** Meals left in the fridge pack (21 to 23 November, six meals) and the freezer pack (24 and 25, four meals). */
const left = (today: string, ...fed: FedMeal[]) =>
  packCounts(chickenView(5), fed, today).map(({ mealsLeft }) => mealsLeft);

describe('the packs', () => {
  it('are full before anything is fed', () => {
    expect(packCounts(chickenView(5), [], '2026-11-21').map(({ meals }) => meals)).toEqual([6, 4]);
    expect(left('2026-11-21')).toEqual([6, 4]);
  });

  it('lose each meal that was given, even one that the animal did not eat', () => {
    expect(left('2026-11-21', fedMeal('2026-11-21', 1))).toEqual([5, 4]);
    expect(left('2026-11-21', fedMeal('2026-11-21', 1, { grams: 0, kcal: 0 }))).toEqual([5, 4]);
  });

  it('keep a meal that was not given', () => {
    const notGiven = fedMeal('2026-11-21', 2, { grams: 0, kcal: 0, wasGiven: false });
    expect(left('2026-11-22', notGiven)).toEqual([5, 4]);
    expect(left('2026-11-24', notGiven)).toEqual([1, 4]);
  });

  it('count a meal of an earlier day as fed if nobody marked it', () => {
    expect(left('2026-11-22')).toEqual([4, 4]);
    expect(left('2026-11-25')).toEqual([0, 2]);
  });

  it('are not touched by another animal’s meals', () => {
    expect(left('2026-11-21', fedMeal('2026-11-21', 1, { petId: 'bob' }))).toEqual([6, 4]);
  });

  it('say how many of their meals were not given on their day', () => {
    const notGiven = fedMeal('2026-11-21', 2, { grams: 0, kcal: 0, wasGiven: false });
    const fed = [fedMeal('2026-11-21', 1), notGiven];
    expect(packCounts(chickenView(5), fed, '2026-11-22')).toMatchObject([
      { mealsLeft: 5, leftOver: 1 },
      { mealsLeft: 4, leftOver: 0 },
    ]);
  });
});
