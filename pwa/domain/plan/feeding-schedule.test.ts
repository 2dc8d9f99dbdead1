import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedingSchedule, planBatches, planDays } from './feeding-schedule.ts';
import { chickenRecipe, planOf, recipesOf, rex } from './plan-rows.test-support.ts';

const chicken = chickenRecipe();
const second = chickenRecipe({ id: 2, cookedWeightGrams: 500 });
const treat = chickenRecipe({ id: 3, role: 'occasional' });
const row = (recipeId: number, days: number, petIds: string[] | null = null) => ({ recipeId, days, petIds });

describe('the feeding schedule', () => {
  it('gives the grams of a meal, of the days and of the batch', () => {
    const [feed] = feedingSchedule(planOf(row(1, 3)), [rex()], recipesOf(chicken));
    // 600 kcal / 1.2 kcal a gram = 500 g a day, 250 g a meal, 1500 g in three days.
    expect(feed).toMatchObject({ petId: 'rex', recipeId: 1, firstDay: 0, days: 3 });
    expect(feed?.portionGrams).toBeCloseTo(250);
    expect(feed?.totalGrams).toBeCloseTo(1500);
    expect(feed?.energyKcal).toBeCloseTo(1800);
    expect(feed?.portionBesideTreatGrams).toBeNull();
  });

  it('feeds recipes one after another, each by its own energy density', () => {
    const feeds = feedingSchedule(planOf(row(1, 3), row(2, 2)), [rex()], recipesOf(chicken, second));
    expect(feeds.map(({ firstDay, days }) => [firstDay, days])).toEqual([
      [0, 3],
      [3, 2],
    ]);
    // 1200 kcal in 500 g: 250 g a day.
    expect(feeds[1]?.totalGrams).toBeCloseTo(500);
    expect(planDays(feeds)).toBe(5);
  });

  it('feeds a recipe to the animals of its species, or to the chosen ones', () => {
    const pets = [rex(), rex({ id: 'bob' }), rex({ id: 'miso', species: 'cat' })];
    const of = (petIds: string[] | null) =>
      feedingSchedule(planOf(row(1, 3, petIds)), pets, recipesOf(chicken)).map(({ petId }) => petId);
    expect(of(null)).toEqual(['rex', 'bob']);
    expect(of(['bob', 'miso'])).toEqual(['bob']);
  });

  it('gives a treat a tenth of the energy, deducted from the meals', () => {
    const feeds = feedingSchedule(planOf(row(1, 3), row(3, 2)), [rex()], recipesOf(chicken, treat));
    const [meals, treats] = feeds;
    // Two days at 450 g and one at 500 g; the treat 50 g a day.
    expect(meals?.totalGrams).toBeCloseTo(1400);
    expect(meals?.portionGrams).toBeCloseTo(250);
    expect(meals?.portionBesideTreatGrams).toBeCloseTo(225);
    expect(treats?.gramsByDay.map(Math.round)).toEqual([50, 50]);
    expect(treats?.portionGrams).toBeCloseTo(25);
    expect(planDays(feeds)).toBe(3);
  });

  it('feeds a treat in place of what is eaten besides, and takes only the excess from the bowl', () => {
    // 600 kcal a day, 60 of them the treat: the bowl has 540 if 10% or 5% are eaten besides, 420 if 30% are.
    for (const [besidesKcal, bowlKcal] of [
      [60, 540],
      [30, 540],
      [180, 420],
    ] as const) {
      const pet = rex({ dailyKcal: 600 - besidesKcal, besidesKcal });
      const [meals, treats] = feedingSchedule(planOf(row(1, 2), row(3, 2)), [pet], recipesOf(chicken, treat));
      expect(meals?.energyKcal).toBeCloseTo(2 * bowlKcal);
      expect(treats?.energyKcal).toBeCloseTo(2 * 60);
      expect(treats?.gramsByDay.map(Math.round)).toEqual([50, 50]);
      expect(treats?.portionGrams).toBeCloseTo(25);
      // Two meals at 1.2 kcal a gram; only a treat that takes something from the bowl changes a portion.
      expect(meals?.portionBesideTreatGrams ?? meals?.portionGrams).toBeCloseTo(bowlKcal / 2.4);
      expect(meals?.portionBesideTreatGrams === null).toBe(besidesKcal >= 60);
    }
  });

  it('cooks only the new food’s share during a transition', () => {
    const [feed] = feedingSchedule(planOf(row(1, 9)), [rex({ changeOverDays: 8 })], recipesOf(chicken));
    // 500 g × (2 × 0.25 + 3 × 0.5 + 3 × 0.75 + 1) = 500 × 5.25
    expect(feed?.totalGrams).toBeCloseTo(2625);
    expect(feed?.gramsByDay[0]).toBeCloseTo(125);
    expect(feed?.gramsByDay[8]).toBeCloseTo(500);
  });

  it('leaves out what an animal eats of bought complete food', () => {
    const pets = [rex({ completeFoodShare: 0.4 })];
    const [meals, treats] = feedingSchedule(planOf(row(1, 3), row(3, 1)), pets, recipesOf(chicken, treat));
    // 60% of 500 g on two days, 50% beside the treat.
    expect(meals?.gramsByDay.map(Math.round)).toEqual([250, 300, 300]);
    expect(meals?.portionGrams).toBeCloseTo(150);
    expect(meals?.portionBesideTreatGrams).toBeCloseTo(125);
    expect(meals?.energyKcal).toBeCloseTo(1020);
    expect(treats?.portionGrams).toBeCloseTo(25);
  });

  it('skips a recipe that is missing or whose energy is unknown', () => {
    const unknown = chickenRecipe({
      id: 4,
      ingredientLines: [{ ingredientId: null, grams: 500, metric: '500 g zander', us: '18 oz zander' }],
    });
    expect(feedingSchedule(planOf(row(4, 3), row(9, 3)), [rex()], recipesOf(unknown))).toEqual([]);
  });
});

it('gives every animal its full energy on every day with an everyday recipe, whatever it eats besides', () => {
  const days = fc.integer({ min: 1, max: 28 });
  const dayKcal = fc.integer({ min: 100, max: 3000 });
  const besides = fc.integer({ min: 0, max: 50 });
  fc.assert(
    fc.property(days, days, days, dayKcal, besides, (first, then, treats, kcal, percent) => {
      const besidesKcal = (kcal * percent) / 100;
      const pet = rex({ dailyKcal: kcal - besidesKcal, besidesKcal });
      const plan = planOf(row(1, first), row(3, treats), row(2, then));
      const feeds = feedingSchedule(plan, [pet], recipesOf(chicken, second, treat));
      const energyKcal = feeds.reduce((sum, feed) => sum + feed.energyKcal, 0);
      // A treat is a tenth of the day and replaces what is eaten besides; days of treats alone have no meals.
      const meals = first + then;
      const besideMeals = Math.min(treats, meals) * Math.max(0.1 * kcal, besidesKcal);
      const withoutTreats = Math.max(0, meals - treats) * besidesKcal;
      const treatKcal = treats * kcal * 0.1;
      expect(energyKcal).toBeCloseTo(meals * kcal - besideMeals - withoutTreats + treatKcal, 4);
    }),
  );
});

describe('the batches', () => {
  it('are for all animals together', () => {
    const pets = [rex(), rex({ id: 'bob', dailyKcal: 300 })];
    const recipes = recipesOf(chicken);
    const [batch] = planBatches(feedingSchedule(planOf(row(1, 3)), pets, recipes), recipes);
    // 1500 g + 750 g of a batch of 1000 g
    expect(batch?.grams).toBeCloseTo(2250);
    expect(batch?.batches).toBeCloseTo(2.25);
    expect(batch?.energyKcal).toBeCloseTo(2700);
  });
});
