import { describe, expect, it } from 'vitest';
import { analyseRecipe } from '../analysis/analyse-recipe.ts';
import { completeness } from '../nutrition/completeness.ts';
import { dietNutrients, judgeDiet } from '../nutrition/diet.ts';
import { recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import { makeOwnRecipe } from '../own/make-own-recipe.ts';
import type { LabelFood } from '../pet-food/label-food.ts';
import { KIBBLE } from '../pet-food/label-foods.test-support.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Standard } from '../reference/targets.ts';
import type { Feed } from './feeding-schedule.ts';
import type { Plan } from './plan.ts';
import { type PlanBowls, planDiet, planNeeds } from './plan-nutrients.ts';
import { chickenRecipe, planOf, recipesOf, rex } from './plan-rows.test-support.ts';
import { planViewFor } from './plan-view.ts';
import type { PlannedPet } from './planned-animal.ts';

const chicken = chickenRecipe();
const withShell = chickenRecipe({
  id: 2,
  supplements: [{ id: 'eggshell-powder', grams: 10, dose: '2 level tsp (10 g)' }],
});
const row = (recipeId: number, days: number) => ({ recipeId, days, petIds: null });
const planNutrients = (feeds: readonly Feed[], bowls: PlanBowls, pet = rex()) =>
  dietNutrients(planDiet(feeds, bowls, pet, 'AAFCO'));
const planCompleteness = (
  nutrients: Parameters<typeof completeness>[0],
  pet: Parameters<typeof planNeeds>[0],
  standard: Standard,
) => completeness(nutrients, planNeeds(pet, standard, []));
const nutrientsOf = (...rows: ReturnType<typeof row>[]) => {
  const view = planViewFor(planOf(...rows), [rex()], recipesOf(chicken, withShell));
  return planNutrients(view.feeds, view);
};
/** The nutrients that each animal gets from one recipe. */
const nutrientsPerPet = (recipe: Recipe, rows: Plan['rows'], pets: PlannedPet[]) => {
  const view = planViewFor(planOf(...rows), pets, recipesOf(recipe));
  return pets.map((pet) =>
    planNutrients(
      view.feeds.filter(({ petId }) => petId === pet.id),
      view,
    ),
  );
};

describe('the nutrients over a plan', () => {
  it('of one recipe are its own, for any number of days', () => {
    const one = recipeNutrients(chicken);
    const plan = nutrientsOf(row(1, 6));
    // 3600 kcal of a batch of 1200: three batches.
    expect(plan?.energyKcal).toBeCloseTo(3600);
    expect(plan?.amounts.protein.known).toBeCloseTo(one.amounts.protein.known * 3);
    const adultDog = { species: 'dog', lifeStage: 'adult', dailyKcal: 600, intakeShare: 1 } as const;
    expect(plan && planCompleteness(plan, adultDog, 'AAFCO').counts).toEqual(
      planCompleteness(one, adultDog, 'AAFCO').counts,
    );
  });

  it('count the premix that the owner chose instead of the recipe’s supplements', () => {
    const premix = {
      species: 'dog',
      name: 'Base',
      per: '100g',
      scoopGrams: null,
      holds: { calcium: 20_000 },
    } as const;
    const view = planViewFor(planOf(row(2, 2)), [rex()], recipesOf(withShell), {
      premixes: new Map([[2, { premix, grams: 5 }]]),
    });
    const without = recipeNutrients({ ...withShell, supplements: [] }).amounts.calcium.known;
    // 1200 kcal are one batch; 5 g of it bring 5 × 200 mg of calcium, and the eggshell none.
    expect(planNutrients(view.feeds, view)?.amounts.calcium.known).toBeCloseTo(without + 1000);
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
    const minimum = (pet: Partial<Parameters<typeof planNeeds>[0]>) =>
      planCompleteness(
        nutrients,
        { species: 'dog', lifeStage: 'adult', dailyKcal: 600, intakeShare: 1, ...pet },
        'AAFCO',
      ).rows.find(({ nutrient }) => nutrient === 'zinc')?.minimum;
    // AAFCO: 20 mg for adults, 25 mg for growth; half the intake doubles it.
    expect(minimum({})).toBe(20);
    expect(minimum({ lifeStage: 'growth' })).toBe(25);
    expect(minimum({ intakeShare: 0.5 })).toBe(40);
  });

  it('are null if nothing is eaten', () => {
    expect(
      planNutrients([], { recipes: new Map(), batches: [], readings: new Map(), premixes: new Map() }),
    ).toBeNull();
  });
});

describe('the doses of a plan', () => {
  /** 150 µg of iodine a tablet; chicken has no iodine figure. */
  const kelp = chickenRecipe({
    supplements: [{ id: 'kelp-tablet', grams: 1.35, dose: '4 1/2 tablets, 150 µg iodine each' }],
  });
  const iodine = (pets: PlannedPet[], days: number) =>
    nutrientsPerPet(kelp, [row(1, days)], pets).map((nutrients) => nutrients?.amounts.iodine.known);

  it('are the whole steps measured for its batches, not exact amounts', () => {
    // 3 days of 500 g are 1.5 batches: 6.75 tablets, a tie between halves, rounded down to 6.5. 6.5 × 150 = 975 µg, not 1012.5.
    expect(iodine([rex()], 3)[0]).toBeCloseTo(975);
    // One batch as written: 4.5 × 150 µg.
    expect(iodine([rex()], 2)[0]).toBeCloseTo(675);
  });

  it('are those of the batch cooked for all animals, shared by how much each eats', () => {
    const max = rex({ id: 'max', dailyKcal: 300 });
    // 500 g and 250 g a day: 0.75 batch, 3.375 tablets, measured as 3.5: 525 µg, two thirds of it for Rex.
    const [rexs, maxs] = iodine([rex(), max], 1);
    expect(rexs).toBeCloseTo(350);
    expect(maxs).toBeCloseTo(175);
  });

  it('are zero if too small to measure, and add no unknowns to the bowl', () => {
    const one = chickenRecipe({
      supplements: [{ id: 'kelp-tablet', grams: 0.3, dose: '1 tablet, 150 µg iodine each' }],
    });
    const tiny = rex({ dailyKcal: 200 });
    // 166.7 g are a sixth of a batch: a sixth of a tablet, nearer to none than to half of one.
    const [nutrients] = nutrientsPerPet(one, [row(1, 1)], [tiny]);
    expect(nutrients?.amounts.iodine.known).toBe(0);
    expect(nutrients?.parts.map(({ id }) => id)).toEqual(['chicken-breast']);
  });
});

describe('an owner’s recipe in a plan', () => {
  const words = {
    title: 'Barley pot',
    description: '',
    species: 'dog',
    category: 'adult',
    isOrganic: false,
    role: 'everyday',
    prepTime: 15,
    servings: 4,
    // Dry or cooked barley is an open question, and a pinch is vague.
    ingredients: ['700 g chicken thigh, raw', '230 g pearl barley', 'a pinch of salt', '20 g glumbo root'],
    instructions: ['Simmer everything for 30 minutes.'],
  } as const;

  it('is judged as on its page: by its text, with both bounds of every open line', () => {
    const own = { ...words, ingredients: [...words.ingredients], instructions: [...words.instructions] };
    const { recipe, reading } = makeOwnRecipe({
      id: 500_000_001,
      words: own,
      origin: { kind: 'hand' },
      createdAt: '2026-11-01T08:00:00.000Z',
    });
    const readings = new Map([[recipe.id, reading]]);
    const view = planViewFor(planOf(row(recipe.id, 3)), [rex()], recipesOf(recipe), { readings });
    const nutrients = planNutrients(view.feeds, view);
    if (nutrients === null) throw new Error('nothing is eaten');
    for (const standard of ['AAFCO', 'FEDIAF'] as const) {
      const page = completeness(
        analyseRecipe({ ...own, lifeStage: 'adult' }).nutrients,
        planNeeds(rex(), standard, []),
      );
      const plan = planCompleteness(nutrients, rex(), standard);
      expect(plan.verdict).toBe(page.verdict);
      expect(plan.rows.map(({ nutrient, status }) => [nutrient, status])).toEqual(
        page.rows.map(({ nutrient, status }) => [nutrient, status]),
      );
    }
    // The converted lines don't distinguish the two kinds of barley.
    const converted = planNutrients(view.feeds, { ...view, readings: new Map() });
    const isReadTwoWays = ({ readAs }: { readAs?: unknown }) => readAs !== undefined;
    expect(converted?.parts.some(isReadTwoWays)).toBe(false);
    expect(nutrients.parts.some(isReadTwoWays)).toBe(true);
  });
});

describe('a plan with treats, for a dog that eats 10% besides', () => {
  // Of 600 kcal: 540 from the bowl, so 0.9 of the usual intake; the treats are the other 60 on half of the days.
  it('counts the days with treats as whole days of known food', () => {
    const pet = rex({ dailyKcal: 540, besidesKcal: 60, intakeShare: 0.9 });
    const treat = chickenRecipe({ id: 3, role: 'occasional' });
    const needs = (...rows: Parameters<typeof planOf>) =>
      planNeeds(pet, 'AAFCO', planViewFor(planOf(...rows), [pet], recipesOf(chicken, treat)).feeds);
    expect(needs(row(1, 4)).intakeShare).toBeCloseTo(0.9);
    expect(needs(row(1, 4), row(3, 4)).intakeShare).toBeCloseTo(1);
    expect(needs(row(1, 4), row(3, 2)).intakeShare).toBeCloseTo(0.95);
  });
});

describe('a plan beside kibble', () => {
  const judged = (completeFoodShare: number) => {
    const pet = rex({ completeFoodShare });
    const view = planViewFor(planOf(row(1, 4)), [pet], recipesOf(chicken));
    return judgeDiet(planDiet(view.feeds, view, pet, 'AAFCO'), planNeeds(pet, 'AAFCO', view.feeds));
  };

  it('cooks less, and counts the kibble for the rest of the day', () => {
    const found = judged(0.6);
    // 600 kcal for 4 days: 240 a day of chicken, 360 of kibble.
    expect(found?.nutrients.energyKcal).toBeCloseTo(2400);
    expect(found?.completeFoodShare).toBeCloseTo(0.6);
    // AAFCO's 1250 mg of calcium in the kibble's 1440 kcal; 100 g of chicken breast have 5 mg, 960 kcal are 800 g.
    const chickenMg = recipeNutrients(chicken).amounts.calcium.known * 0.8;
    expect(found?.nutrients.amounts.calcium.known).toBeCloseTo(1.25 * 1440 + chickenMg);
  });

  it('is short of what the recipe lacks only if the kibble is too little for it', () => {
    const calcium = (share: number) =>
      judged(share)?.completeness.rows.find(({ nutrient }) => nutrient === 'calcium')?.status;
    // At most 6250 mg of calcium per 1000 kcal of kibble: a tenth brings 625 of 1250.
    expect(calcium(0.1)).toBe('short');
    expect(calcium(0.6)).toBe('unknown');
    expect(judged(0.6)?.shortInEveryBowl).toContain('calcium');
  });

  it('counts a food by its own label instead of the standard, if the owner typed it', () => {
    const pet = rex({ completeFoodShare: 0.6 });
    const view = planViewFor(planOf(row(1, 4)), [pet], recipesOf(chicken));
    const kibble: LabelFood = { ...KIBBLE, nutrients: { calcium: { amount: 1.4, unit: '%' } } };
    const found = judgeDiet(
      planDiet(view.feeds, view, pet, 'FEDIAF', kibble),
      planNeeds(pet, 'FEDIAF', view.feeds),
    );
    // 1440 kcal at 361.09 kcal in 100 g are 398.8 g with 14 mg of calcium a gram: 5,583 mg, beside the chicken's.
    const chickenMg = recipeNutrients(chicken).amounts.calcium.known * 0.8;
    expect(found?.nutrients.amounts.calcium.known).toBeCloseTo(5583 + chickenMg, 0);
    expect(found?.nutrients.energyKcal).toBeCloseTo(2400);
    // In 2400 kcal, 3,000 mg are the minimum: certain by the label, open by the standard alone.
    const calcium = found?.completeness.rows.find(({ nutrient }) => nutrient === 'calcium');
    expect(calcium?.status).toBe('met');
  });
});
