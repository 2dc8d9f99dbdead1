import { describe, expect, it } from 'vitest';
import { ingredientPrice } from './ingredient-price.ts';

describe('ingredientPrice', () => {
  it.each([
    ['Chicken breast', 7],
    ['Sweet potato', 1.6],
    ['Carrots', 0.75],
    ['Brown rice', 2.9],
    ['Salmon', 20],
    ['ground beef', 8.4],
  ])('of %s is that of the table', (words, priceGbpPerKg) => {
    expect(ingredientPrice(words)?.priceGbpPerKg).toBe(priceGbpPerKg);
  });

  it('is unknown for foods missing from the table', () => {
    expect(ingredientPrice('samphire')).toBeNull();
    expect(ingredientPrice('')).toBeNull();
  });
});
