import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILTIN_RECIPES } from '../../../sync-server/catalogue/builtin-recipes.ts';
import '../reference/more-nutrients.ts';
import { recipeLifeStage } from '../reference/life-stage.ts';
import { NUTRIENT_IDS, type NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex } from '../reference/nutrient-table.ts';
import { isNutrient, nutrientTargets } from '../reference/targets.ts';
import { completeFoodBounds } from './complete-food.ts';
import { batchOfParts, fillingOf, foodOf, positions } from './filling.test-support.ts';
import { recipeNutrients } from './recipe-nutrients.ts';
import { recipeVerdict } from './recipe-verdict.ts';
import { type TopperQuestion, topperDay, topperOf } from './topper.ts';

const DOG = { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' } as const;
const PER_1000 = { least: 1000, most: 1000 };

/** A fifth above AAFCO's minimum of everything for a grown dog, with fish oil for the balance of its fats. */
const GOOD: Partial<Record<NutrientId, number>> = {
  ...Object.fromEntries(
    nutrientTargets('AAFCO', 'dog', 'adult').flatMap(({ nutrient, minimum }) =>
      isNutrient(nutrient) && minimum !== null ? [[nutrient, 1.2 * minimum]] : [],
    ),
  ),
  'epa-dha': 500,
};

const ask = (
  holds: Partial<Record<NutrientId, number>>,
  changes: Partial<TopperQuestion> = {},
): TopperQuestion => ({
  topper: batchOfParts(foodOf(holds)),
  isTreat: false,
  completeFood: completeFoodBounds({ ...DOG, kcalPer100g: PER_1000 }),
  besidesShare: 0,
  options: DOG,
  ...changes,
});
/** The greatest shares of the day: `whole` keeps every bound, `tenthOff` lets each be missed by a tenth. */
const answer = (...question: Parameters<typeof ask>) => {
  const found = topperOf(ask(...question));
  if (found === null) throw new Error('no answer');
  return found;
};

describe('how much of a recipe may go on kibble', () => {
  it('is a tenth of the day for a food that lacks something entirely, as the rule for treats says', () => {
    // 90% of the minimum is left of a kibble with just the minimum once a tenth of it is replaced by nothing.
    const { whole, tenthOff } = answer({ ...GOOD, iron: 0 });
    expect(tenthOff.share).toBeCloseTo(0.1);
    expect(tenthOff.limit).toEqual({ nutrient: 'iron', bound: 'minimum' });
    expect(whole).toEqual({ share: 0, limit: { nutrient: 'iron', bound: 'minimum' } });
  });

  it('is a fifth of the day for one with half of a minimum', () => {
    // Calcium 625 of 1250 mg, phosphorus 600 of 1000 mg, per 1000 kcal. Share s: 1250 (1 − s) + 625 s ≥ 1125
    // gives s ≤ 125 / 625 = 20%; phosphorus would allow 100 / 400 = 25%.
    const { tenthOff } = answer({ ...GOOD, calcium: 625, phosphorus: 600 });
    expect(tenthOff.share).toBeCloseTo(0.2);
    expect(tenthOff.limit).toEqual({ nutrient: 'calcium', bound: 'minimum' });
  });

  it('keeps the balance of calcium and phosphorus', () => {
    // Calcium 1000, phosphorus 2500. Nine tenths of AAFCO's 1 to 1: the topper misses it by 0.9 · 2500 − 1000 = 1250, the
    // kibble, at 1250 of each, has 0.1 · 1250 to spare: s ≤ 125 / 1375 = 9.1%. Check: (0.909 · 1250 + 0.091 · 1000) /
    // (0.909 · 1250 + 0.091 · 2500) = 1227 / 1364 = 0.9.
    const { tenthOff } = answer({ ...GOOD, calcium: 1000, phosphorus: 2500 });
    expect(tenthOff.share).toBeCloseTo(125 / 1375);
    expect(tenthOff.limit).toEqual({ nutrient: 'ca-p-ratio', bound: 'minimum' });
  });

  it('keeps every maximum, even if the kibble has the most that it may', () => {
    // AAFCO allows 62,500 IU of vitamin A. 62,500 (1 − s) + 125,000 s ≤ 68,750 gives s ≤ 10%.
    const { whole, tenthOff } = answer({ ...GOOD, 'vitamin-a': 125_000, 'preformed-vitamin-a': 125_000 });
    expect(tenthOff.share).toBeCloseTo(0.1);
    expect(tenthOff.limit).toEqual({ nutrient: 'vitamin-a', bound: 'maximum' });
    expect(whole.share).toBe(0);
  });

  it('is all of the day for a recipe that is complete by itself', () => {
    const { whole, tenthOff, at } = answer(GOOD);
    expect(whole).toEqual({ share: 1, limit: null });
    expect(tenthOff).toEqual({ share: 1, limit: null });
    expect(at(0.5)).toEqual({ lowest: null, highest: null });
  });

  it('is less beside other treats, which bring nothing but energy', () => {
    // Treats of 5%: 1250 (0.95 − s) + 625 s ≥ 1125 gives s ≤ 62.5 / 625 = 10%.
    const half = { ...GOOD, calcium: 625, phosphorus: 600 };
    expect(answer(half, { besidesShare: 0.05 }).tenthOff.share).toBeCloseTo(0.1);
    // At a tenth of treats even a kibble alone is down to 90%.
    expect(answer(half, { besidesShare: 0.1 }).tenthOff.share).toBe(0);
    // Any treats bring the worst kibble below a whole minimum, even beside a complete recipe.
    expect(answer(GOOD, { besidesShare: 0.05 })).toMatchObject({
      whole: { share: 0, limit: 'treats' },
      tenthOff: { share: 0.95, limit: null },
    });
    expect(answer(GOOD, { besidesShare: 0.15 }).tenthOff).toEqual({ share: 0, limit: 'treats' });
  });

  it('of a treat is what other treats leave of a tenth of the day', () => {
    expect(answer(GOOD, { isTreat: true }).tenthOff).toEqual({ share: 0.1, limit: 'treats' });
    expect(answer(GOOD, { isTreat: true, besidesShare: 0.04 }).tenthOff.share).toBeCloseTo(0.06);
    expect(answer(GOOD, { isTreat: true, besidesShare: 0.2 }).tenthOff).toEqual({
      share: 0,
      limit: 'treats',
    });
  });

  it('is known only for a recipe of known foods and amounts', () => {
    const reading = { supplements: [], servings: 1, cookedWeightGrams: 100 };
    const line = { ingredientId: null, grams: 50, metric: '50 g of something' };
    const topper = recipeNutrients({
      ...reading,
      ingredientLines: [{ ingredientId: 'chicken-breast', grams: 100, metric: '100 g chicken' }, line],
    });
    expect(topperOf({ ...ask({}), topper })).toBeNull();
    expect(topperOf({ ...ask({}), topper: recipeNutrients({ ...reading, ingredientLines: [] }) })).toBeNull();
  });

  it('for a large puppy blames the recipe only for its own calcium', () => {
    const options = { ...DOG, lifeStage: 'growth', matureWeightKg: 40 } as const;
    const completeFood = completeFoodBounds({ ...options, kcalPer100g: PER_1000 });
    const growth = Object.fromEntries(
      nutrientTargets('AAFCO', 'dog', 'growth').flatMap(({ nutrient, minimum }) =>
        isNutrient(nutrient) && minimum !== null ? [[nutrient, 1.2 * minimum]] : [],
      ),
    );
    // AAFCO: 3000 to 4500 mg for them, though a puppy food may have 6250.
    expect(answer(growth, { options, completeFood }).whole).toEqual({ share: 1, limit: null });
    // Beside kibble it depends on the kibble: 0.1 · 3,600 + 0.9 · 6,250 = 5,985 of 4,500 mg, 133%.
    const { highest } = answer(growth, { options, completeFood }).at(0.1);
    expect(highest?.nutrient).toBe('calcium');
    expect(highest?.percentOfMaximum).toBeCloseTo(133);
    expect(answer(growth, { options, completeFood }).at(1)).toEqual({ lowest: null, highest: null });
    const rich = { ...growth, calcium: 5000, phosphorus: 3900 };
    expect(answer(rich, { options, completeFood }).tenthOff.limit).toEqual({
      nutrient: 'calcium',
      bound: 'maximum',
    });
  });

  it('refuses treats of the whole day', () => {
    expect(() => topperOf(ask(GOOD, { besidesShare: 1 }))).toThrow(RangeError);
  });
});

describe('the state at a share', () => {
  it('names the nutrient that may fall lowest, and how low', () => {
    // 0.6 · 1250 + 0.4 · 625 = 1000 of 1250 mg: 80%.
    const { lowest } = answer({ ...GOOD, calcium: 625, phosphorus: 600 }).at(0.4);
    expect(lowest?.nutrient).toBe('calcium');
    expect(lowest?.percentOfMinimum).toBeCloseTo(80);
  });

  it('names the nutrient that may rise highest, and how high', () => {
    // 0.8 · 62,500 + 0.2 · 125,000 = 75,000 of 62,500 IU: 120%.
    const { highest } = answer({ ...GOOD, 'vitamin-a': 125_000, 'preformed-vitamin-a': 125_000 }).at(0.2);
    expect(highest?.nutrient).toBe('vitamin-a');
    expect(highest?.percentOfMaximum).toBeCloseTo(120);
  });

  it('misses no bound by more than a tenth at the share `tenthOff`, whatever the kibble contains', () => {
    const targets = nutrientTargets('AAFCO', 'dog', 'adult');
    const kibble = completeFoodBounds({ ...DOG, kcalPer100g: PER_1000 });
    const random = fc.dictionary(
      fc.constantFrom(...NUTRIENT_IDS),
      fc.integer({ min: 0, max: 20 }).map((tenths) => tenths / 10),
    );
    fc.assert(
      fc.property(random, positions, (times, at) => {
        const holds = Object.fromEntries(
          Object.entries(GOOD).map(([id, amount]) => [id, amount * (times[id as NutrientId] ?? 1)]),
        );
        const filled = fillingOf(kibble, at, 1000);
        fc.pre(filled !== null);
        const { tenthOff, whole } = answer(holds);
        expect(whole.share).toBeLessThanOrEqual(tenthOff.share);
        for (const { nutrient, minimum, maximum } of targets) {
          if (!isNutrient(nutrient)) continue;
          const index = nutrientIndex(nutrient);
          const { share } = tenthOff;
          const amount = (1 - share) * (filled?.bounds.least[index] ?? 0) + share * (holds[nutrient] ?? 0);
          if (minimum !== null) expect(amount / minimum).toBeGreaterThanOrEqual(0.9 - 1e-6);
          if (maximum !== null) expect(amount / maximum).toBeLessThanOrEqual(1.1 + 1e-6);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('the catalogue', () => {
  const marks = BUILTIN_RECIPES.map((recipe) => {
    const options = {
      species: recipe.species,
      lifeStage: recipeLifeStage(recipe),
      standard: 'AAFCO',
    } as const;
    const found = topperOf({
      topper: recipeNutrients(recipe),
      isTreat: recipe.role === 'occasional',
      completeFood: completeFoodBounds({ ...options, kcalPer100g: PER_1000 }),
      besidesShare: 0,
      options,
    });
    return { role: recipe.role, verdict: recipeVerdict(recipe)?.status, found };
  });

  it('may be all of the food where a recipe is complete by itself', () => {
    const met = marks.filter(({ verdict }) => verdict === 'met');
    expect(met.length).toBeGreaterThan(70);
    for (const { found } of met) expect(found?.whole).toEqual({ share: 1, limit: null });
  });

  it('holds treats to a tenth of the day', () => {
    const treats = marks.filter(({ role }) => role === 'occasional');
    expect(treats.length).toBeGreaterThan(10);
    for (const { found } of treats) expect(found?.tenthOff.share).toBeLessThanOrEqual(0.1);
  });
});

describe('the day', () => {
  it('is weighed by the energy of each food', () => {
    // 600 kcal: 20% of a recipe of 120 kcal per 100 g is 100 g; 75% of kibble of 360 kcal is 450 / 3.6 = 125 g.
    const grams = topperDay({
      share: 0.2,
      besidesShare: 0.05,
      dailyKcal: 600,
      recipeKcalPer100g: 120,
      completeFoodKcalPer100g: 360,
    });
    expect(grams.recipeGrams).toBeCloseTo(100);
    expect(grams.completeFoodGrams).toBeCloseTo(125);
  });
});
