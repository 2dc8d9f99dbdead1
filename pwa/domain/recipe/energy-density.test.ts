import { describe, expect, it } from 'vitest';
import { recipeEnergy } from './energy-density.ts';

const line = (ingredientId: string | null, grams: number) => ({ ingredientId, grams, metric: 'x', us: 'x' });

describe('recipeEnergy', () => {
  it('sums foods and oily supplements, and spreads them over the cooked weight', () => {
    // 500 g chicken breast × 1.20 = 600; 100 g dry white rice × 3.65 = 365; 300 g water 0; 5 g fish oil × 9.02 = 45.1
    const energy = recipeEnergy({
      ingredientLines: [line('chicken-breast', 500), line('rice-white-dry', 100), line('water', 300)],
      supplements: [
        { id: 'fish-oil', grams: 5, dose: '1 tsp' },
        { id: 'kelp-tablet', grams: 0.3, dose: '1 tablet' },
      ],
      cookedWeightGrams: 800,
    });
    expect(energy.batchKcal).toBeCloseTo(1010.1, 6);
    expect(energy.kcalPer100gCooked).toBeCloseTo(126.2625, 6);
    expect(energy.knownShare).toBe(1);
  });

  it('gives the share of the food whose energy is known', () => {
    const energy = recipeEnergy({
      ingredientLines: [line('carrot', 300), line(null, 100)],
      supplements: [],
      cookedWeightGrams: 400,
    });
    expect(energy.batchKcal).toBeCloseTo(123, 6); // 300 g carrot × 0.41
    expect(energy.knownShare).toBe(0.75);
  });
});
