import { describe, expect, it } from 'vitest';
import { recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import { feedingSchedule } from './feeding-schedule.ts';
import { planCompleteness, planNutrients } from './plan-nutrients.ts';
import { chickenRecipe, planOf, recipesOf, rex } from './plan-rows.test-support.ts';

const chicken = chickenRecipe();
const withShell = chickenRecipe({
  id: 2,
  supplements: [{ id: 'eggshell-powder', grams: 10, dose: '2 level tsp (10 g)' }],
});
const row = (recipeId: number, days: number) => ({ recipeId, days, petIds: null });
const nutrientsOf = (...rows: ReturnType<typeof row>[]) => {
  const recipes = recipesOf(chicken, withShell);
  return planNutrients(feedingSchedule(planOf(...rows), [rex()], recipes), recipes);
};

describe('the nutrients over a plan', () => {
  it('of one recipe are its own, for any number of days', () => {
    const one = recipeNutrients(chicken);
    const plan = nutrientsOf(row(1, 6));
    // 3600 kcal of a batch of 1200: three batches.
    expect(plan?.energyKcal).toBeCloseTo(3600);
    expect(plan?.amounts.protein.known).toBeCloseTo(one.amounts.protein.known * 3);
    const share = { species: 'dog', lifeStage: 'adult', intakeShare: 1 } as const;
    expect(plan && planCompleteness(plan, share, 'AAFCO').counts).toEqual(
      planCompleteness(one, share, 'AAFCO').counts,
    );
  });

  it('of several recipes are weighted by the amounts eaten', () => {
    const plan = nutrientsOf(row(1, 2), row(2, 4));
    // 1 batch without and 2 batches with 10 g of eggshell of about 38% calcium: 7600 mg more than 3 batches of chicken.
    const chickenMg = recipeNutrients(chicken).amounts.calcium.known;
    const withShellMg = recipeNutrients(withShell).amounts.calcium.known;
    expect(withShellMg - chickenMg).toBeCloseTo(3800, -2);
    expect(plan?.amounts.calcium.known).toBeCloseTo(chickenMg + 2 * withShellMg);
  });

  it('are judged for the animal’s own stage and intake', () => {
    const nutrients = nutrientsOf(row(1, 3));
    if (nutrients === null) throw new Error('nothing is eaten');
    const minimum = (pet: Partial<Parameters<typeof planCompleteness>[1]>) =>
      planCompleteness(
        nutrients,
        { species: 'dog', lifeStage: 'adult', intakeShare: 1, ...pet },
        'AAFCO',
      ).rows.find(({ nutrient }) => nutrient === 'zinc')?.minimum;
    // AAFCO: 20 mg for adults, 25 mg for growth; half the intake doubles it.
    expect(minimum({})).toBe(20);
    expect(minimum({ lifeStage: 'growth' })).toBe(25);
    expect(minimum({ intakeShare: 0.5 })).toBe(40);
  });

  it('are null if nothing is eaten', () => {
    expect(planNutrients([], new Map())).toBeNull();
  });
});
