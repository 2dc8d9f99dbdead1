import { describe, expect, it } from 'vitest';
import { feedingSchedule } from './feeding-schedule.ts';
import { chickenRecipe, planOf, recipesOf, rex } from './plan-rows.test-support.ts';
import { planCost } from './plan-view.ts';

const plan = planOf({ recipeId: 1, days: 3, petIds: null });

describe('the cost of a plan', () => {
  it('is the batch’s price for the food eaten, in total and per day', () => {
    const recipes = recipesOf(chickenRecipe());
    const cost = planCost(feedingSchedule(plan, [rex()], recipes), recipes);
    // 1500 g of a batch of 1000 g at £7.00
    expect(cost.totalGbp).toBeCloseTo(10.5);
    expect(cost.perDayGbp).toBeCloseTo(3.5);
    expect(cost).toMatchObject({ pricedShare: 1, unpriced: [] });
  });

  it('gives the share of the weight that has a price, and names the rest', () => {
    const recipes = recipesOf(
      chickenRecipe({
        ingredientLines: [
          { ingredientId: 'chicken-breast', grams: 750, metric: '750 g chicken', us: '26 oz chicken' },
          { ingredientId: null, grams: 250, metric: '250 g zander', us: '9 oz zander' },
        ],
      }),
    );
    const cost = planCost(feedingSchedule(plan, [rex()], recipes), recipes);
    // 900 kcal in 1000 g: 600 kcal are 666.7 g a day, 2000 g in three: two batches at £5.25.
    expect(cost.totalGbp).toBeCloseTo(10.5);
    expect(cost.pricedShare).toBeCloseTo(0.75);
    expect(cost.unpriced).toEqual(['250 g zander']);
  });

  it('names a premix as unpriced, and leaves out the supplements that it replaces', () => {
    const supplements = [{ id: 'eggshell-powder', grams: 10, dose: '2 level tsp (10 g)' }];
    const recipes = recipesOf(chickenRecipe({ supplements }));
    const premix = { species: 'dog', name: 'Base', per: '100g', scoopGrams: null, holds: {} } as const;
    const cost = planCost(
      feedingSchedule(plan, [rex()], recipes),
      recipes,
      new Map([[1, { premix, grams: 5 }]]),
    );
    // As without the eggshell: 1500 g of a batch of 1000 g at £7.00
    expect(cost.totalGbp).toBeCloseTo(10.5);
    expect(cost.unpriced).toEqual(['Base']);
  });

  it('is unknown for an empty plan', () => {
    expect(planCost([], new Map())).toMatchObject({ totalGbp: null, perDayGbp: null });
  });
});
