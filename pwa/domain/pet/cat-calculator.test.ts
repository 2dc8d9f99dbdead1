import { describe, expect, it } from 'vitest';
import { CAT_BREEDS } from '../reference/cat-breeds.ts';
import { catNutrition, defaultCatWeightKg } from './nutrition-calculator.ts';

// 16^0.75 = 8, so the base energy is 560 kcal and the factors are easy to check.
const cat = { ageMonths: 24, weightKg: 16, isIndoor: false };

describe('catNutrition', () => {
  it('gives 560 kcal, 39.2 g protein, 7.47 g fat and two meals of 70 g', () => {
    const result = catNutrition(cat);
    expect(result.dailyCalories).toBeCloseTo(560, 6);
    expect(result.proteinGrams).toBeCloseTo(39.2, 6); // 560 × 0.28 / 4
    expect(result.fatGrams).toBeCloseTo(7.4667, 3); // 560 × 0.12 / 9
    expect(result.dailyPortions).toBe(2);
    expect(result.portionSizeGrams).toBeCloseTo(70, 6); // 560 / 4 / 2
  });

  it.each([
    [3, 1400, 3],
    [4, 1120, 3],
    [11, 1120, 3],
    [12, 560, 2],
    [84, 448, 2],
  ])('at %d months it is %d kcal in %d meals', (ageMonths, kcal, meals) => {
    const result = catNutrition({ ...cat, ageMonths });
    expect(result.dailyCalories).toBeCloseTo(kcal, 6);
    expect(result.dailyPortions).toBe(meals);
  });

  it('subtracts a fifth indoors', () => {
    expect(catNutrition({ ...cat, isIndoor: true }).dailyCalories).toBeCloseTo(448, 6);
  });

  it('refuses an invalid weight', () => {
    expect(() => catNutrition({ ...cat, weightKg: 0 })).toThrow(RangeError);
  });
});

describe('defaultCatWeightKg', () => {
  it('is the middle of the breed, or 4.5 kg', () => {
    expect(defaultCatWeightKg(CAT_BREEDS.find(({ name }) => name === 'Siamese'))).toBe(4); // 2.5 to 5.5
    expect(defaultCatWeightKg(undefined)).toBe(4.5);
  });
});
