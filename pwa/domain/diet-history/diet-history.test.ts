import { describe, expect, it } from 'vitest';
import { KIBBLE } from '../pet-food/label-foods.test-support.ts';
import type { BoughtFoods } from '../plan/pet-days.ts';
import { chickenRecipe } from '../plan/plan-rows.test-support.ts';
import { chickenView, fedMeal } from '../plan/week.test-support.ts';
import { dietHistory, type FoodSources } from './diet-history.ts';
import { type EatenFood, eatenFoods, historySpan } from './food-history.ts';
import type { HistoryRecipe } from './history-recipe.ts';

const NO_BOUGHT_FOODS: BoughtFoods = new Map();
const SPAN = historySpan('rex', '2026-11-24');
const NEEDS = { species: 'dog', lifeStage: 'adult' } as const;

/** The chicken with 4 g of eggshell in a batch of 1000 g, cooked three times. */
const CHICKEN: HistoryRecipe = {
  recipe: chickenRecipe({ supplements: [{ id: 'eggshell-powder', grams: 4, dose: '3/4 level tsp' }] }),
  version: '42',
  cookedDays: ['2026-11-22', '2026-10-20', '2026-10-01'],
};
const SOURCES: FoodSources = {
  recipes: new Map([[1, CHICKEN]]),
  premixes: new Map(),
  labelFoods: [KIBBLE],
};

const historyOf = (eaten: readonly EatenFood[], besidesKcal = 0, sources = SOURCES) =>
  dietHistory(SPAN, eaten, sources, { besidesKcal, needs: NEEDS });

const kibble = (day: string, meal: number, grams: number, kcal: number | null): EatenFood => ({
  ...{ day, meal, grams, kcal, name: KIBBLE.name, isMarked: true, wasGiven: true },
  food: { kind: 'label', foodId: KIBBLE.id },
});

/*
 * Worksheet. Rex is planned 2 × 250 g (300 kcal each) from 21 November; today is the 24th.
 *   21st  250 + 250 g marked                      600 kcal
 *   22nd  125 g marked, the evening not given     150 kcal
 *   23rd  nothing marked: 2 × 250 g as planned    600 kcal
 *   24th  the same                                600 kcal
 * Four days: 1625 g and 1950 kcal, so 406.25 g and 487.5 kcal a day. With 60 kcal of treats 547.5 kcal:
 * the chicken is 89.0% and the treats 11.0%. Eggshell: 4 g in 1000 g, so 1.625 g a day.
 */
const FED = [
  fedMeal('2026-11-21', 1, { food: { kind: 'recipe', recipeId: 1, version: '41' } }),
  fedMeal('2026-11-21', 2, { food: { kind: 'recipe', recipeId: 1, version: '42' } }),
  fedMeal('2026-11-22', 1, { grams: 125, kcal: 150 }),
  fedMeal('2026-11-22', 2, { grams: 0, kcal: 0, wasGiven: false }),
];
const eaten = eatenFoods(SPAN, FED, chickenView(5), NO_BOUGHT_FOODS).eaten;

describe('a diet history', () => {
  const history = historyOf(eaten, 60);

  it('gives each food in grams and kcal a day with its share, as on the worksheet', () => {
    const [chicken] = history.foods;
    expect(chicken).toMatchObject({ name: 'Chicken', grams: 1625, gramsPerDay: 406.25, kcalPerDay: 487.5 });
    expect(chicken?.share).toBeCloseTo(0.89, 3);
    expect(history.kcalPerDay).toBe(547.5);
    expect(history.besides?.share).toBeCloseTo(0.11, 3);
  });

  it('tells marked meals from planned ones and those that were not given', () => {
    expect(history.recordedDays).toBe(4);
    expect(history.meals).toEqual({ marked: 3, planned: 4, notGiven: 1 });
    expect(history.foods[0]).toMatchObject({ days: 4, markedMeals: 3, plannedMeals: 4 });
  });

  it('names the days of cooking, with the last before the span, and says that the recipe has changed', () => {
    const [recipe] = history.recipes;
    expect(recipe?.cookedOn).toEqual(['2026-10-20', '2026-11-22']);
    expect(recipe?.eaten.versions).toEqual(['41', '42']);
    expect(recipe?.isChanged).toBe(true);
    expect(historyOf(eaten.slice(1)).recipes[0]?.isChanged).toBe(false);
  });

  it('gives supplements by the day', () => {
    const [eggshell, ...others] = history.supplements;
    expect(others).toEqual([]);
    expect(eggshell).toMatchObject({ name: 'Eggshell powder', id: 'eggshell-powder' });
    expect(eggshell?.gramsPerDay).toBeCloseTo(1.625);
  });

  it('counts the premix of a recipe instead of its supplements', () => {
    const premix = { species: 'dog', name: 'Bark Mix', per: '100g', scoopGrams: null, holds: {} } as const;
    const premixes = new Map([[1, { premix, grams: 20, doseText: '20 g' }]]);
    const { supplements } = historyOf(eaten, 0, { ...SOURCES, premixes });
    // 20 g in 1000 g.
    expect(supplements).toEqual([{ name: 'Bark Mix', id: null, gramsPerDay: 8.125 }]);
  });

  it('gives the energy as a minimum while a food’s energy is unknown', () => {
    const { kcalPerDay, isLeast, foods } = historyOf([...eaten, kibble('2026-11-24', 2, 40, null)]);
    expect(isLeast).toBe(true);
    expect(kcalPerDay).toBe(487.5);
    expect(foods.at(-1)).toMatchObject({ name: KIBBLE.name, gramsPerDay: 10, kcalPerDay: null, share: null });
  });

  it('counts the treats of a recipe once: on their day they take the place of what is eaten besides', () => {
    const treat = { recipe: chickenRecipe({ id: 3, role: 'occasional' }), version: '1', cookedDays: [] };
    const sources = { ...SOURCES, recipes: new Map([...SOURCES.recipes, [3, treat]]) };
    const given = (day: string, kcal: number): EatenFood => ({
      ...{ day, meal: 1, grams: kcal / 1.2, kcal, name: 'Chicken bites', isMarked: true, wasGiven: true },
      food: { kind: 'recipe', recipeId: 3 },
    });
    // Besides 60 kcal a day: 60 − 40 on the 21st, none on the 22nd, 60 on two days. 140 in four days are 35.
    const { besides } = historyOf([...eaten, given('2026-11-21', 40), given('2026-11-22', 80)], 60, sources);
    expect(besides?.kcalPerDay).toBe(35);
  });

  it('of nothing has no foods, no energy and no verdict', () => {
    expect(historyOf([], 60)).toMatchObject({ foods: [], recordedDays: 0, kcalPerDay: 0, besides: null });
    expect(historyOf([]).nutrients).toBeNull();
  });
});

describe('the nutrients of a history', () => {
  const rowOf = ({ nutrients }: ReturnType<typeof historyOf>, id: string) =>
    nutrients?.nutrients.find(({ nutrient }) => nutrient === id);

  it('are those of the recipe alone, the same at any number of days', () => {
    // 4 g of eggshell bring 1520 mg (38%), the chicken some 50 mg, in 1200 kcal: about 1300 mg per 1000 kcal.
    const calcium = rowOf(historyOf(eaten), 'calcium');
    expect(calcium?.span.least).toBeGreaterThan(1270);
    expect(calcium?.span.most).toBeLessThan(1340);
    expect(calcium).toEqual(rowOf(historyOf(eaten.slice(0, 2)), 'calcium'));
    expect(calcium?.aafco?.status).toBe('met');
    expect(rowOf(historyOf(eaten), 'zinc')).toMatchObject({
      aafco: { status: 'short' },
      fediaf: { status: 'short' },
    });
  });

  it('of bought complete food lie between the standards’ minimums and maximums', () => {
    const bought: EatenFood = { ...kibble('2026-11-24', 1, 100, 360), food: { kind: 'complete' } };
    // AAFCO asks for 1250 to 6250 mg of calcium; FEDIAF's range lies within or at it.
    expect(rowOf(historyOf([bought]), 'calcium')?.span.least).toBeCloseTo(1250, 0);
    expect(rowOf(historyOf([bought]), 'calcium')?.span.most).toBeCloseTo(6250, 0);
    expect(historyOf([bought]).nutrients?.aafco.completeness.verdict).toBe('met');
  });

  it('are unknown where half of the energy is of a deleted recipe, and null where all of it is', () => {
    const gone: EatenFood = {
      ...{ day: '2026-11-23', meal: 1, name: 'Old stew', grams: 1000, kcal: 1950, isMarked: true },
      ...{ food: { kind: 'recipe', recipeId: 9 }, wasGiven: true },
    };
    const history = historyOf([...eaten, gone]);
    expect(history.unknown).toEqual(['Old stew']);
    expect(rowOf(history, 'zinc')).toMatchObject({ aafco: { status: 'unknown' } });
    expect(historyOf([gone]).nutrients).toBeNull();
  });
});
