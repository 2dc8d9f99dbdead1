import { describe, expect, it } from 'vitest';
import type { PlanRow } from './plan.ts';
import { chickenRecipe, planOf, recipesOf, rex } from './plan-rows.test-support.ts';
import { planViewFor } from './plan-view.ts';
import { batchChoices } from './whole-batches.ts';

// 500 g a day of a batch of 1500 g: three days a batch.
const chicken = chickenRecipe({
  cookedWeightGrams: 1500,
  ingredientLines: [{ ingredientId: 'chicken-breast', grams: 1500, metric: '1.5 kg', us: '3 lb' }],
});
const second = chickenRecipe({ id: 2 });
const treat = chickenRecipe({ id: 3, role: 'occasional' });
const recipes = recipesOf(chicken, second, treat);
const row = (recipeId: number, days: number, batches?: number): PlanRow => ({
  recipeId,
  days,
  petIds: null,
  ...(batches !== undefined && { batches }),
});
const view = (rows: PlanRow[], pets = [rex()]) => planViewFor(planOf(...rows), pets, recipes);
function choices(rows: PlanRow[], pets = [rex()], recipeId = 1) {
  const { plan, rows: lasting } = view(rows, pets);
  return batchChoices(plan, lasting, pets, recipes, recipeId).map(({ batches, days }) => [batches, days]);
}

describe('whole batches', () => {
  it('are offered around a fractional number, with the days they last', () => {
    // 13 days of 500 g are 4.33 batches; 12 days are exactly 4.
    expect(choices([row(1, 13)])).toEqual([
      [4, 12],
      [5, 15],
    ]);
    expect(choices([row(1, 12)])).toEqual([]);
  });

  it('are not offered if they last less than a day', () => {
    const sevenDogs = Array.from({ length: 7 }, (_, at) => rex({ id: `rex-${at}` }));
    // 3500 g are 2.33 batches: two last less than a day.
    expect(choices([row(1, 1)], sevenDogs)).toEqual([[3, 1]]);
    expect(choices([row(1, 1)])).toEqual([[1, 3]]);
  });

  it('determine how many days the recipe lasts and how much is left over', () => {
    const { rows, days, batches } = view([row(1, 13, 4), row(2, 1)]);
    expect(rows.map((one) => one.days)).toEqual([12, 1]);
    expect(days).toBe(13);
    expect(batches[0]).toMatchObject({ batches: 4, grams: 6000 });
    const [cooked] = view([row(1, 13, 4)], [rex({ dailyKcal: 660 })]).batches;
    // 550 g a day: ten days of 6000 g, and 500 g left.
    expect(cooked?.grams).toBeCloseTo(6000);
    expect(cooked?.leftGrams).toBeCloseTo(500);
  });

  it('last longer alongside a treat', () => {
    // Nine days at 450 g take 4050 g, and the other 1950 g last three at 500 g.
    const treats = row(3, 9);
    expect(view([row(1, 3, 4), treats]).rows[0]?.days).toBe(12);
    // 6000 g at 450 g a day are 13.3 days.
    expect(view([row(1, 3, 4), row(3, 28)]).rows[0]?.days).toBe(13);
  });

  it('are offered by the row’s own days even once one is chosen, so that both choices remain', () => {
    expect(choices([row(1, 13, 4)])).toEqual([
      [4, 12],
      [5, 15],
    ]);
  });

  it('leave the days alone while nobody eats the recipe', () => {
    expect(view([row(1, 3, 4)], []).rows[0]?.days).toBe(3);
  });
});
