import { describe, expect, it } from 'vitest';
import type { BoughtFoods } from '../plan/pet-days.ts';
import { rex } from '../plan/plan-rows.test-support.ts';
import { chickenView, fedMeal } from '../plan/week.test-support.ts';
import { eatenFoods, historySpan } from './food-history.ts';

const NO_BOUGHT_FOODS: BoughtFoods = new Map();
const SPAN = historySpan('rex', '2026-11-24');
/** Two meals of 250 g and 300 kcal a day, from 21 to 25 November. */
const view = chickenView(5);

const KIBBLE = { kind: 'complete' } as const;
const kibble = new Map([['rex', { food: KIBBLE, name: 'Kibble', gramsPerDay: 90, kcalPerDay: 320 }]]);

const eatenWith = (fed: Parameters<typeof eatenFoods>[1], bought = NO_BOUGHT_FOODS) =>
  eatenFoods(SPAN, fed, view, bought).eaten.map(
    ({ day, meal, name, grams, isMarked }) =>
      `${day.slice(8)}.${meal} ${name} ${grams} ${isMarked ? 'marked' : 'planned'}`,
  );

describe('what an animal ate', () => {
  it('covers thirty days including today: 26 October to 24 November', () => {
    expect(SPAN).toEqual({ petId: 'rex', from: '2026-10-26', to: '2026-11-24' });
  });

  it('is as planned up to today while nothing is marked', () => {
    const { eaten } = eatenFoods(SPAN, [], view, NO_BOUGHT_FOODS);
    expect(eaten.map(({ day }) => day.slice(8)).join(' ')).toBe('21 21 22 22 23 23 24 24');
    expect(eaten[0]).toEqual({
      day: '2026-11-21',
      meal: 1,
      food: { kind: 'recipe', recipeId: 1 },
      name: 'Chicken',
      grams: 250,
      kcal: 300,
      isMarked: false,
      wasGiven: true,
    });
  });

  it('is as marked where a meal was marked, and as planned at the other meals', () => {
    const fed = [
      fedMeal('2026-11-21', 1, { grams: 125, kcal: 150 }),
      fedMeal('2026-11-22', 2, { grams: 0, kcal: 0, wasGiven: false }),
    ];
    expect(eatenWith(fed).slice(0, 4)).toEqual([
      '21.1 Chicken 125 marked',
      '21.2 Chicken 250 planned',
      '22.1 Chicken 250 planned',
      '22.2 Chicken 0 marked',
    ]);
  });

  it('has another recipe that was marked in place of the planned one, also before the plan', () => {
    const other = { food: { kind: 'recipe', recipeId: 2 }, name: 'Beef' } as const;
    const fed = [fedMeal('2026-11-21', 1, other), fedMeal('2026-11-01', 1, other)];
    expect(eatenWith(fed).slice(0, 3)).toEqual([
      '01.1 Beef 250 marked',
      '21.1 Beef 250 marked',
      '21.2 Chicken 250 planned',
    ]);
  });

  it('has the planned kibble beside a marked recipe until the kibble is marked too', () => {
    const marked = fedMeal('2026-11-21', 1);
    expect(eatenWith([marked], kibble).slice(0, 2)).toEqual([
      '21.1 Kibble 45 planned',
      '21.1 Chicken 250 marked',
    ]);
    const both = [marked, fedMeal('2026-11-21', 1, { food: KIBBLE, name: 'Kibble', grams: 40 })];
    expect(eatenWith(both, kibble).slice(0, 2)).toEqual(['21.1 Kibble 40 marked', '21.1 Chicken 250 marked']);
  });

  it('leaves out other animals and other days', () => {
    const fed = [fedMeal('2026-11-21', 1, { petId: 'mog' }), fedMeal('2026-10-25', 1)];
    expect(eatenWith(fed)).toEqual(eatenWith([]));
  });

  it('counts the days on which a former food made up the rest of the bowl', () => {
    // A change-over of nine days, of which four have passed.
    const changing = chickenView(9, [rex({ changeOverDays: 9 })]);
    expect(eatenFoods(SPAN, [], changing, NO_BOUGHT_FOODS).transitionDays).toBe(4);
    expect(eatenFoods(SPAN, [], view, NO_BOUGHT_FOODS).transitionDays).toBe(0);
  });
});
