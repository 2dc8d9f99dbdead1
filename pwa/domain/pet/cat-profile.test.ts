import { describe, expect, it } from 'vitest';
import {
  CAT_ACTIVITIES,
  CAT_AGES,
  catActivityLabel,
  catAgeLabel,
  catCalculatorInputSchema,
  catProfileSchema,
} from './cat-profile.ts';

describe('the cat profile', () => {
  it('has the documented labels', () => {
    expect(CAT_AGES.map(catAgeLabel)).toEqual([
      'Kitten (0-1 year)',
      'Adult (1-7 years)',
      'Senior (7+ years)',
    ]);
    expect(CAT_ACTIVITIES.map(catActivityLabel)).toEqual(['Indoor/Low', 'Moderate', 'Very Active']);
  });

  it('accepts a weight in pounds and refuses one in grams', () => {
    const cat = { name: 'Mog', age: 'adult', weightLbs: 10, activity: 'low' };
    expect(catProfileSchema.safeParse(cat).success).toBe(true);
    expect(catProfileSchema.safeParse({ ...cat, weightLbs: 4500 }).success).toBe(false);
  });

  it('may contain a daily energy, within 20 and 10,000 kcal', () => {
    const cat = { age: 'adult', weightLbs: 10, activity: 'low' };
    expect(catProfileSchema.safeParse({ ...cat, dailyEnergyKcal: 230 }).success).toBe(true);
    expect(catProfileSchema.safeParse({ ...cat, dailyEnergyKcal: 19 }).success).toBe(false);
    expect(catProfileSchema.safeParse({ ...cat, dailyEnergyKcal: 10_001 }).success).toBe(false);
  });
});

describe('the cat calculator input', () => {
  const input = { breed: 'Siamese', ageMonths: 240, weightKg: 15, activityLevel: 'low', isIndoor: true };

  it('accepts 1 to 240 months and 1 to 15 kg', () => {
    expect(catCalculatorInputSchema.safeParse(input).success).toBe(true);
    expect(catCalculatorInputSchema.safeParse({ ...input, ageMonths: 241 }).success).toBe(false);
    expect(catCalculatorInputSchema.safeParse({ ...input, ageMonths: 0 }).success).toBe(false);
    expect(catCalculatorInputSchema.safeParse({ ...input, weightKg: 15.1 }).success).toBe(false);
    expect(catCalculatorInputSchema.safeParse({ ...input, weightKg: 0.9 }).success).toBe(false);
  });
});
