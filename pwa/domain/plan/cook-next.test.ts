import { describe, expect, it } from 'vitest';
import { chickenRecipe, planOf, recipesOf, rex } from './plan-rows.test-support.ts';
import { planViewFor } from './plan-view.ts';
import { cookNext } from './supply.ts';
import { chickenView, fedMeal } from './week.test-support.ts';

const notGiven = (day: string, meal: number) => fedMeal(day, meal, { grams: 0, kcal: 0, wasGiven: false });

describe('the next cooking day', () => {
  it('is the plan’s first day until that day has come', () => {
    expect(cookNext(chickenView(5), [], '2026-11-19')).toEqual([
      { petId: 'rex', cookOn: '2026-11-21', lastsUntil: null },
    ]);
  });

  it('is the day after the last full day of food', () => {
    // Ten meals in two packs, two a day: 21 to 25 November.
    expect(cookNext(chickenView(5), [], '2026-11-21')).toEqual([
      { petId: 'rex', cookOn: '2026-11-26', lastsUntil: '2026-11-25' },
    ]);
    const fed = [fedMeal('2026-11-21', 1), fedMeal('2026-11-21', 2)];
    expect(cookNext(chickenView(5), fed, '2026-11-21')[0]?.cookOn).toBe('2026-11-26');
  });

  it('moves by a day if the meals of a whole day were not given and still keep', () => {
    // Two meals of the fridge pack (use by 24 November) stay: they are fed first, and the frozen ones last until the 26th.
    const fed = [notGiven('2026-11-22', 1), notGiven('2026-11-22', 2)];
    expect(cookNext(chickenView(5), fed, '2026-11-23')[0]).toEqual({
      petId: 'rex',
      cookOn: '2026-11-27',
      lastsUntil: '2026-11-26',
    });
  });

  it('does not count a meal past its use-by date', () => {
    const fed = [notGiven('2026-11-22', 2), notGiven('2026-11-23', 2)];
    // On the 25th the meal left over on the 23rd, to be used by the 24th, is worth nothing.
    expect(cookNext(chickenView(5), fed, '2026-11-25')[0]?.cookOn).toBe('2026-11-26');
  });

  it('is the second cooking day of food that does not freeze', () => {
    const fresh = chickenRecipe({ storage: { refrigeratorDays: 3, freezerMonths: 0 } });
    const view = planViewFor(planOf({ recipeId: 1, days: 6, petIds: null }), [rex()], recipesOf(fresh));
    expect(cookNext(view, [], '2026-11-22')[0]).toMatchObject({ cookOn: '2026-11-24' });
  });

  it('is today once the plan is over', () => {
    expect(cookNext(chickenView(5), [], '2026-11-26')).toEqual([
      { petId: 'rex', cookOn: '2026-11-26', lastsUntil: null },
    ]);
  });

  it('is each animal’s own', () => {
    const view = planViewFor(
      planOf({ recipeId: 1, days: 3, petIds: ['rex'] }, { recipeId: 2, days: 4, petIds: ['bob'] }),
      [rex(), rex({ id: 'bob', name: 'Bob' })],
      recipesOf(chickenRecipe(), chickenRecipe({ id: 2 })),
    );
    expect(cookNext(view, [], '2026-11-21').map(({ petId, cookOn }) => [petId, cookOn])).toEqual([
      ['rex', '2026-11-24'],
      ['bob', '2026-11-25'],
    ]);
  });
});
