import { describe, expect, it } from 'vitest';
import { estimatedCookedGrams } from './cooked-yield.ts';

const line = (ingredientId: string | null, grams: number) => ({ ingredientId, grams });

describe('estimatedCookedGrams', () => {
  it('takes a quarter off raw meat and a tenth off raw vegetables', () => {
    expect(estimatedCookedGrams([line('chicken-thigh', 400), line('carrot', 100)])).toBeCloseTo(390, 6);
  });

  it('leaves cooked food as it is', () => {
    expect(estimatedCookedGrams([line('rice-brown-cooked', 300), line(null, 50)])).toBe(350);
  });

  it('lets dry grain drink twice its weight, and half of the other water stay', () => {
    // 100 g rice drinks 200 of 500 g; 150 of the other 300 stay.
    expect(estimatedCookedGrams([line('rice-brown-dry', 100), line('water', 500)])).toBe(450);
  });

  it('lets grain drink no more than there is', () => {
    expect(estimatedCookedGrams([line('rice-brown-dry', 200), line('water', 100)])).toBe(300);
  });
});
