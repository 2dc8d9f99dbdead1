import { describe, expect, it } from 'vitest';
import { estimatedPrepMinutes } from './difficulty.ts';

const line = (metric: string) => ({ ingredientId: null, grams: 100, metric, us: metric });
const step = (text: string) => ({ text, lines: [] });

describe('estimatedPrepMinutes', () => {
  it('is 15 minutes for nothing', () => {
    expect(estimatedPrepMinutes({ ingredientLines: [], supplements: [], steps: [] })).toBe(15);
  });

  it('adds a minute for each point: chicken 8, carrot 3, boiling 8, a step 2 with chopping 3', () => {
    const recipe = {
      ingredientLines: [line('100 g chicken'), line('100 g carrot')],
      supplements: [],
      steps: [step('Chop and boil.')],
    };
    expect(estimatedPrepMinutes(recipe)).toBe(15 + 8 + 3 + 8 + 2 + 3);
  });

  it('never passes 90 minutes', () => {
    const recipe = {
      ingredientLines: Array.from({ length: 12 }, () => line('100 g beef')),
      supplements: [],
      steps: Array.from({ length: 30 }, () => step('Roast, boil, fry and mix; chop, wash, drain and cool.')),
    };
    expect(estimatedPrepMinutes(recipe)).toBe(90);
  });
});
