import { describe, expect, it } from 'vitest';
import { DOG_BREEDS } from '../reference/dog-breeds.ts';
import {
  defaultDogWeightKg,
  dogLifeStageLabel,
  dogNutrition,
  dogRecipeYield,
} from './nutrition-calculator.ts';

// 16 kg: 16^0.75 = 8, so the base energy is 560 kcal.
const dog = { ageMonths: 24, weightKg: 16, activityLevel: 'medium', energyLevel: 'medium' } as const;

describe('dogNutrition', () => {
  it('gives a 16 kg adult 560 kcal, 30.8 g protein, 7.47 g fat and two meals of 80 g', () => {
    const result = dogNutrition(dog);
    expect(result.dailyCalories).toBeCloseTo(560, 6);
    expect(result.proteinGrams).toBeCloseTo(30.8, 6); // 560 × 0.22 / 4
    expect(result.fatGrams).toBeCloseTo(7.4667, 3); // 560 × 0.12 / 9
    expect(result.dailyPortions).toBe(2);
    expect(result.portionSizeGrams).toBeCloseTo(80, 6); // 560 / 3.5 / 2
  });

  it.each([
    [3, 1120],
    [4, 896],
    [11, 896],
    [12, 560],
    [83, 560],
    [84, 448],
  ])('at %d months the age factor makes %d kcal', (ageMonths, kcal) => {
    expect(dogNutrition({ ...dog, ageMonths }).dailyCalories).toBeCloseTo(kcal, 6);
  });

  it.each([
    ['low', 448],
    ['medium', 560],
    ['high', 672],
    ['very_high', 784],
  ] as const)('with %s activity it is %d kcal', (activityLevel, kcal) => {
    expect(dogNutrition({ ...dog, activityLevel }).dailyCalories).toBeCloseTo(kcal, 6);
  });

  it.each([
    ['low', 504],
    ['high', 616],
  ] as const)('with a breed of %s energy it is %d kcal', (energyLevel, kcal) => {
    expect(dogNutrition({ ...dog, energyLevel }).dailyCalories).toBeCloseTo(kcal, 6);
  });

  it('feeds a puppy under six months three times', () => {
    expect(dogNutrition({ ...dog, ageMonths: 5 }).dailyPortions).toBe(3);
    expect(dogNutrition({ ...dog, ageMonths: 6 }).dailyPortions).toBe(2);
  });

  it.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d kg', (weightKg) => {
    expect(() => dogNutrition({ ...dog, weightKg })).toThrow(RangeError);
  });
});

describe('dogLifeStageLabel', () => {
  it('changes at 4, 12 and 84 months', () => {
    expect([3, 4, 11, 12, 83, 84].map(dogLifeStageLabel)).toEqual([
      'Young Puppy',
      'Puppy',
      'Puppy',
      'Adult',
      'Adult',
      'Senior',
    ]);
  });
});

describe('defaultDogWeightKg', () => {
  it('is the middle of the breed, or 25 kg', () => {
    expect(defaultDogWeightKg(DOG_BREEDS.find(({ name }) => name === 'Biewer Terrier'))).toBe(2.7); // 1.8 to 3.6
    expect(defaultDogWeightKg(undefined)).toBe(25);
  });
});

describe('dogRecipeYield', () => {
  it('assumes 350 kcal a serving', () => {
    // 8 × 350 = 2800 kcal; 560 kcal in 2 meals = 280 a meal: 10 portions, 5 days
    expect(dogRecipeYield(8, { dailyCalories: 560, dailyPortions: 2 })).toEqual({
      totalPortions: 10,
      days: 5,
    });
  });
});
