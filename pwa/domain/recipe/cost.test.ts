import { describe, expect, it } from 'vitest';
import { recipeCostGbp } from './cost.ts';
import { fallbackServingGbp } from './fallback-cost.ts';

const line = (ingredientId: string | null, grams: number) => ({ ingredientId, grams, metric: 'x', us: 'x' });

describe('recipeCostGbp', () => {
  it('is grams times price, supplements by their packs', () => {
    // 500 g chicken breast at 7.00 = 3.50; 200 g carrot at 0.75 = 0.15; 10 g eggshell powder of 250 g for 7.50 = 0.30;
    // a zinc tablet of 100 for 6.00 = 0.06
    const cost = recipeCostGbp({
      ingredientLines: [line('chicken-breast', 500), line('carrot', 200)],
      supplements: [
        { id: 'eggshell-powder', grams: 10, dose: '2 tsp' },
        { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet' },
      ],
      servings: 4,
    });
    expect(cost.batchGbp).toBeCloseTo(4.01, 6);
    expect(cost.perServingGbp).toBeCloseTo(1.0025, 6);
  });

  it('is unknown if no food has a price', () => {
    const cost = recipeCostGbp({
      ingredientLines: [line(null, 100), line('moon-cheese', 50), line('water', 300)],
      supplements: [{ id: 'eggshell-powder', grams: 10, dose: '2 tsp' }],
      servings: 2,
    });
    expect(cost).toEqual({ batchGbp: null, perServingGbp: null });
  });
});

describe('fallbackServingGbp', () => {
  it('is id × 0.02 + 1.2 pounds for dogs, and 2.39 pounds for every cat recipe', () => {
    expect(fallbackServingGbp({ id: 43, species: 'dog' })).toBe(2.06);
    expect(fallbackServingGbp({ id: 66, species: 'cat' })).toBe(2.39);
  });
});
