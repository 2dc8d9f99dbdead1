import { describe, expect, it } from 'vitest';
import { petDays } from './pet-days.ts';
import { chickenRecipe, planOf, recipesOf, rex } from './plan-rows.test-support.ts';
import { planViewFor } from './plan-view.ts';
import { chickenView } from './week.test-support.ts';

describe('a day of the plan', () => {
  it('gives each meal its time, grams, energy and pack', () => {
    // Fridge pack 21 to 23 November, freezer pack 24 and 25.
    const [day] = petDays(chickenView(5), '2026-11-24');
    expect(day?.newFoodShare).toBe(1);
    expect(day?.meals.map(({ meal, time }) => [meal, time])).toEqual([
      [1, '07:30'],
      [2, '18:00'],
    ]);
    const [serving] = day?.meals[0]?.servings ?? [];
    // 600 kcal a day of 1.2 kcal a gram, halved: 250 g and 300 kcal.
    expect(serving?.grams).toBeCloseTo(250);
    expect(serving?.kcal).toBeCloseTo(300);
    expect(serving).toMatchObject({
      food: { kind: 'recipe', recipeId: 1 },
      name: 'Chicken',
      isTreat: false,
      pack: { place: 'freezer', firstDate: '2026-11-24', days: 2 },
    });
  });

  it('has nothing before the plan and after it', () => {
    const view = chickenView(5);
    expect(petDays(view, '2026-11-20')).toEqual([]);
    expect(petDays(view, '2026-11-26')).toEqual([]);
    expect(petDays(view, '2026-11-25')).toHaveLength(1);
  });

  it('shows a treat beside less of the recipe, and only on the treat’s days', () => {
    const rows = [1, 2].map((recipeId) => ({ recipeId, days: recipeId === 1 ? 3 : 1, petIds: null }));
    const recipes = recipesOf(chickenRecipe(), chickenRecipe({ id: 2, title: 'Bites', role: 'occasional' }));
    const view = planViewFor(planOf(...rows), [rex()], recipes);
    const servings = (date: string) =>
      petDays(view, date)[0]?.meals[1]?.servings.map(({ name, grams, isTreat }) => [
        name,
        Math.round(grams),
        isTreat,
      ]);
    // A tenth of 500 g is the treat: 50 g a day, 25 g a meal.
    expect(servings('2026-11-21')).toEqual([
      ['Chicken', 225, false],
      ['Bites', 25, true],
    ]);
    expect(servings('2026-11-22')).toEqual([['Chicken', 250, false]]);
  });

  it('gives less during a transition, and says what share is new', () => {
    const [day] = petDays(chickenView(9, [rex({ changeOverDays: 8 })]), '2026-11-21');
    expect(day?.newFoodShare).toBe(0.25);
    expect(day?.meals[0]?.servings[0]?.grams).toBeCloseTo(62.5); // 250 × 0.25
  });

  it('divides bought food beside the recipes into the same meals', () => {
    const food = { kind: 'label', foodId: 'kibble' } as const;
    const bought = new Map([['rex', { food, name: 'Kibble', gramsPerDay: 90, kcalPerDay: 320 }]]);
    const [day] = petDays(chickenView(1), '2026-11-21', bought);
    expect(day?.meals[1]?.servings[1]).toEqual({
      ...{ food, name: 'Kibble', grams: 45, kcal: 160 },
      ...{ isTreat: false, pack: null },
    });
    expect(petDays(chickenView(1), '2026-11-22', bought)).toEqual([]);
  });

  it('mentions bought food whose label is only on another device', () => {
    const [day] = petDays(
      chickenView(1, [rex({ completeFoodShare: 0.3 })]),
      '2026-11-21',
      new Map([['rex', null]]),
    );
    expect(day?.meals[0]?.servings).toHaveLength(1);
    expect(day?.notes).toEqual([
      'Also 30% of the day’s energy as kibble or tins. The label isn’t on this device, so we can’t say how much that is.',
    ]);
  });

  it('feeds at the owner’s times if there is one for each meal', () => {
    const settings = { petId: 'rex', isIn: true, mealsPerDay: 2, changeOverDays: null };
    const times = (mealTimes: string[]) =>
      petDays(chickenView(1, [rex()], { pets: [{ ...settings, mealTimes }] }), '2026-11-21')[0]?.meals.map(
        ({ time }) => time,
      );
    expect(times(['06:45', '19:15'])).toEqual(['06:45', '19:15']);
    expect(times(['06:45'])).toEqual(['07:30', '18:00']);
  });
});
