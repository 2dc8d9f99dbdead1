import { describe, expect, it } from 'vitest';
import type { NutrientId } from '../reference/nutrient.ts';
import { isNutrient, nutrientTargets } from '../reference/targets.ts';
import type { CompleteFood } from './complete-food.ts';
import { type Diet, type DietBowl, dietNutrients, judgeDiet, nutrientSpan } from './diet.ts';
import { batchOfParts, foodOf } from './filling.test-support.ts';

const DOG = { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' } as const;
const KIBBLE: CompleteFood = { ...DOG, kcalPer100g: { least: 340, most: 380 } };

/** Half as much again as AAFCO's minimum of everything for a grown dog. */
const GOOD: Partial<Record<NutrientId, number>> = {
  ...Object.fromEntries(
    nutrientTargets('AAFCO', 'dog', 'adult').flatMap(({ nutrient, minimum }) =>
      isNutrient(nutrient) && minimum !== null ? [[nutrient, 1.5 * minimum]] : [],
    ),
  ),
  'epa-dha': 500,
};
/** One batch is 1000 kcal. */
const bowl = (name: string, holds: Partial<Record<NutrientId, number>>, batches = 1): DietBowl => ({
  name,
  nutrients: batchOfParts(foodOf({ ...GOOD, ...holds }, name)),
  batches,
  isTreat: false,
});
const kibble = (energyKcal: number) => [{ name: 'kibble', food: KIBBLE, energyKcal }];
const diet = (changes: Partial<Diet>): Diet => ({
  bowls: [],
  completeFoods: [],
  besidesKcal: 0,
  ...changes,
});
const judged = (changes: Partial<Diet>) => {
  const found = judgeDiet(diet(changes), DOG);
  if (found === null) throw new Error('nothing is eaten');
  return found;
};
const statusOf = ({ completeness }: ReturnType<typeof judged>, nutrient: string) =>
  completeness.rows.find((row) => row.nutrient === nutrient)?.status;

describe('a diet', () => {
  it('of kibble alone is met', () => {
    expect(judged({ completeFoods: kibble(600) }).completeness.verdict).toBe('met');
  });

  it('of good recipes and kibble is met whatever the kibble has', () => {
    const found = judged({ bowls: [bowl('Beef', {})], completeFoods: kibble(1000) });
    expect(found.completeness.rows.filter(({ status }) => status !== 'met')).toEqual([]);
    expect(found.completeFoodShare).toBeCloseTo(0.5);
    expect(found.nutrients.energyKcal).toBeCloseTo(2000);
  });

  it('is unknown where half of it lacks a nutrient that kibble may bring', () => {
    const found = judged({
      bowls: [bowl('Beef', { calcium: 0, phosphorus: 0 })],
      completeFoods: kibble(1000),
    });
    expect(statusOf(found, 'calcium')).toBe('unknown');
    // AAFCO: 1250 to 6250 mg in the kibble, nothing in the other half.
    const span = nutrientSpan(found.nutrients, 'calcium');
    expect(span.least).toBeCloseTo(625);
    expect(span.most).toBeCloseTo(3125);
  });

  it('is short where even the most in its kibble is not enough', () => {
    // A twentieth of kibble brings 312 mg of calcium at most.
    const found = judged({
      bowls: [bowl('Beef', { calcium: 0, phosphorus: 0 }, 0.95)],
      completeFoods: kibble(50),
    });
    expect(statusOf(found, 'calcium')).toBe('short');
  });

  it('gives null as the most of a nutrient without a known upper bound', () => {
    const found = judged({ completeFoods: kibble(500) });
    expect(nutrientSpan(found.nutrients, 'thiamine').most).toBeNull();
  });

  it('counts treats of unknown content as energy that may bring nothing', () => {
    const found = judged({ bowls: [bowl('Beef', { calcium: 1300 })], besidesKcal: 250 });
    // 1300 mg over 1250 kcal: 1040 of 1250 mg per 1000 kcal.
    expect(nutrientSpan(found.nutrients, 'calcium').least).toBeCloseTo(1040);
    expect(statusOf(found, 'calcium')).toBe('unknown');
    // 1.5 times the minimum still suffices if a fifth of the energy is treats: 1.5 × 0.8 = 1.2.
    expect(statusOf(found, 'protein')).toBe('met');
  });

  it('is null if nothing is eaten', () => {
    expect(dietNutrients(diet({}))).toBeNull();
    expect(judgeDiet(diet({ bowls: [bowl('Beef', {}, 0)] }), DOG)).toBeNull();
  });
});

describe('recipes that take turns', () => {
  it('are named for what all of them are short of, not for what one of them has enough of', () => {
    const found = judged({ bowls: [bowl('Beef', { iron: 1, zinc: 1 }), bowl('Fish', { iron: 2 })] });
    // AAFCO asks 10 mg of iron; the mean of zinc, (1 + 30) / 2 = 15.5 of 20 mg, is short too, but Fish has enough.
    expect(found.shortInEveryBowl).toEqual(['iron']);
  });

  it('are named if one exceeds a maximum, even if the mean does not', () => {
    // AAFCO: at most 500 µg of selenium. (600 + 120) / 2 = 360.
    const found = judged({ bowls: [bowl('Tuna', { selenium: 600 }), bowl('Beef', {})] });
    expect(statusOf(found, 'selenium')).toBe('met');
    expect(found.overInABowl).toEqual([{ name: 'Tuna', nutrients: ['selenium'] }]);
  });

  it('are judged without treats, which need not be complete', () => {
    const treat = { ...bowl('Biscuits', { iron: 0 }), isTreat: true };
    expect(judged({ bowls: [bowl('Beef', {}), treat] }).shortInEveryBowl).toEqual([]);
  });
});
