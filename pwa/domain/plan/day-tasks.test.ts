import { describe, expect, it } from 'vitest';
import { dayTasks, taskText } from './day-tasks.ts';
import type { FedMeal } from './fed-log.ts';
import { chickenRecipe, planOf, recipesOf, rex } from './plan-rows.test-support.ts';
import { type PlanView, planViewFor } from './plan-view.ts';
import { chickenView, fedMeal, grams } from './week.test-support.ts';

const words = (view: PlanView, date: string, ...fed: FedMeal[]) =>
  dayTasks(view, fed, date).map((task) => taskText(task, view, grams, date));

describe('the tasks of a day', () => {
  it('are to cook on the first day, and to thaw a pack the evening before it is eaten', () => {
    const view = chickenView(5);
    expect(words(view, '2026-11-21')).toEqual(['Cook 2500 g of Chicken']);
    expect(words(view, '2026-11-22')).toEqual([]);
    expect(words(view, '2026-11-23')).toEqual([
      'In the evening, take 1 pack out of the freezer: Rex’s Chicken, 1000 g',
    ]);
    expect(words(view, '2026-11-24')).toEqual([]);
  });

  it('include thawing a pack for each animal', () => {
    const view = chickenView(5, [rex(), rex({ id: 'bob', name: 'Bob', dailyKcal: 300 })]);
    expect(words(view, '2026-11-23')).toEqual([
      'In the evening, take 2 packs out of the freezer: Rex’s Chicken, 1000 g; Bob’s Chicken, 500 g',
    ]);
  });

  it('include cooking the whole batches chosen, whatever days the row asks for', () => {
    // At 495 g a day, two batches last three days, and 315 g are left.
    const plan = planOf({ recipeId: 1, days: 1, petIds: null, batches: 2 });
    const view = planViewFor(
      plan,
      [rex({ dailyKcal: 660 })],
      recipesOf(chickenRecipe({ cookedWeightGrams: 900 })),
    );
    expect(words(view, '2026-11-21')).toEqual(['Cook 1800 g of Chicken']);
  });

  it('include two cookings of food that does not freeze, for three days and for the other two', () => {
    const fresh = chickenRecipe({ storage: { refrigeratorDays: 3, freezerMonths: 0 } });
    const view = planViewFor(planOf({ recipeId: 1, days: 5, petIds: null }), [rex()], recipesOf(fresh));
    expect(words(view, '2026-11-21')).toEqual(['Cook 1500 g of Chicken']);
    expect(words(view, '2026-11-24')).toEqual(['Cook 1000 g of Chicken']);
  });

  it('leave food that is eaten frozen in the freezer', () => {
    const cubes = chickenRecipe({ storage: { refrigeratorDays: 0, freezerMonths: 3 } });
    const view = planViewFor(planOf({ recipeId: 1, days: 3, petIds: null }), [rex()], recipesOf(cubes));
    expect(words(view, '2026-11-22')).toEqual([]);
  });

  it('say to use up leftovers the day before and on the use-by date, and to bin them the day after', () => {
    const view = chickenView(3);
    // The pack is to be used by Tuesday 24 November.
    const left = fedMeal('2026-11-22', 2, { grams: 0, kcal: 0, wasGiven: false });
    expect(words(view, '2026-11-22', left)).toEqual([]);
    expect(words(view, '2026-11-23', left)).toEqual(['Use up 1 meal of Rex’s Chicken by tomorrow']);
    expect(words(view, '2026-11-24', left)).toEqual(['Use up 1 meal of Rex’s Chicken today']);
    expect(words(view, '2026-11-25', left)).toEqual([
      'Throw away 1 meal of Rex’s Chicken: the use-by date was Tue 24 Nov',
    ]);
    expect(words(view, '2026-11-26', left)).toEqual([]);
  });

  it('say to use up what is left of a thawed pack within three days of taking it out', () => {
    // The freezer pack for 24 and 25 November: thawed for the 24th, it keeps until the 26th.
    const view = chickenView(5);
    const left = fedMeal('2026-11-25', 2, { grams: 0, kcal: 0, wasGiven: false });
    expect(words(view, '2026-11-25', left)).toEqual([
      'Use up 1 meal of Rex’s Chicken by tomorrow, if you have thawed it',
    ]);
    expect(words(view, '2026-11-26', left)).toEqual([
      'Use up 1 meal of Rex’s Chicken today, if you have thawed it',
    ]);
    expect(words(view, '2026-11-27', left)).toEqual([
      'Throw away 1 meal of Rex’s Chicken, if you have thawed it: the use-by date was Thu 26 Nov',
    ]);
    expect(words(view, '2026-11-28', left)).toEqual([]);
    // Still frozen, it keeps for the recipe's three months.
    expect(words(view, '2027-02-20', left)).toEqual(['Use up 1 meal of Rex’s Chicken by tomorrow']);
  });
});
