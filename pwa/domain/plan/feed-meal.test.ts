import { describe, expect, it } from 'vitest';
import { fedMealSchema } from './fed-log.ts';
import { fedAsPlanned, type Meal, notGiven, petDays, withEaten } from './pet-days.ts';
import { rex } from './plan-rows.test-support.ts';
import { chickenView } from './week.test-support.ts';

const when = { day: '2026-11-21', now: new Date('2026-11-21T07:31:00Z') };
const [day] = petDays(chickenView(3, [rex({ dailyKcal: 500 })]), when.day);
const breakfast = day?.meals[0] as Meal;
const [serving] = breakfast.servings;

describe('marking a meal', () => {
  it('logs what was planned, to a tenth of a gram', () => {
    const entries = fedAsPlanned('rex', breakfast, when);
    // 500 kcal at 1.2 kcal a gram is 416.67 g: 208.3 g and 250 kcal a meal.
    expect(entries).toEqual([
      {
        petId: 'rex',
        day: '2026-11-21',
        meal: 1,
        food: { kind: 'recipe', recipeId: 1 },
        name: 'Chicken',
        grams: 208.3,
        kcal: 250,
        fedAt: '2026-11-21T07:31:00.000Z',
      },
    ]);
    for (const entry of entries) expect(fedMealSchema.safeParse(entry).success).toBe(true);
  });

  it('logs nothing eaten of a meal that was not given', () => {
    const [entry] = notGiven('rex', breakfast, when);
    expect(entry).toMatchObject({ grams: 0, kcal: 0, wasGiven: false });
    expect(fedMealSchema.safeParse(entry).success).toBe(true);
  });

  it('logs the share that was eaten, however often it is corrected', () => {
    const [entry] = fedAsPlanned('rex', breakfast, when);
    if (entry === undefined || serving === undefined) throw new Error('no meal');
    const half = withEaten(entry, serving, 0.5);
    expect(half).toMatchObject({ grams: 104.2, kcal: 125 });
    expect(withEaten(half, serving, 1)).toEqual(entry);
    expect(withEaten(entry, serving, 0)).toMatchObject({ grams: 0, kcal: 0 });
    expect(withEaten(entry, { ...serving, kcal: null }, 0.5).kcal).toBeNull();
  });
});
