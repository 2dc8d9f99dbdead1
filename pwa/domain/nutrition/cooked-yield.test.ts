import { describe, expect, it } from 'vitest';
import { estimatedCookedGrams } from './cooked-yield.ts';

const line = (ingredientId: string | null, grams: number) => ({ ingredientId, grams });

describe('estimatedCookedGrams', () => {
  it('subtracts a quarter of raw meat and a tenth of raw vegetables, and leaves a quarter of that juice in a dry pan', () => {
    // 300 + 90, and a quarter of the 110 g of juice
    expect(estimatedCookedGrams([line('chicken-thigh', 400), line('carrot', 100)])).toBeCloseTo(417.5, 6);
  });

  it('leaves cooked food unchanged', () => {
    expect(estimatedCookedGrams([line('rice-brown-cooked', 300), line(null, 50)])).toBe(350);
  });

  it('lets dry grain absorb water by its yield and keeps half of the remaining water', () => {
    // 100 g brown rice become 260 g; 170 of the other 340 g of water stay.
    expect(estimatedCookedGrams([line('rice-brown-dry', 100), line('water', 500)])).toBeCloseTo(430, 6);
    // 100 g millet become 300 g; 150 of the other 300.
    expect(estimatedCookedGrams([line('millet-dry', 100), line('water', 500)])).toBeCloseTo(450, 6);
  });

  it('lets grain absorb at most the water available', () => {
    expect(estimatedCookedGrams([line('rice-brown-dry', 200), line('water', 100)])).toBe(300);
  });

  it('keeps half of the water and juice in a pot, less water if boiled down, none if drained', () => {
    const pot = [line('chicken-thigh', 400), line('water', 200)];
    // 300, half of the 200 g of water, half of the 100 g of juice
    expect(estimatedCookedGrams(pot, ['Simmer the chicken in the water.'])).toBe(450);
    expect(estimatedCookedGrams(pot, ['Simmer the chicken in the water.', 'Drain off the liquid.'])).toBe(
      300,
    );
    // 300, a quarter of the water, half of the juice
    expect(estimatedCookedGrams(pot, ['Simmer until the liquid has boiled down by half.'])).toBe(400);
  });

  it('lets flakes and meal absorb three times their weight', () => {
    // 100 + 300, and half of the other 100 g of water
    expect(estimatedCookedGrams([line('oats', 100), line('water', 400)])).toBe(450);
  });

  it('keeps seven tenths of water and juice under a lid', () => {
    // 300, 140 of the 200 g of water, 70 of the 100 g of juice
    const pot = [line('chicken-thigh', 400), line('water', 200)];
    expect(estimatedCookedGrams(pot, ['Cover and simmer for 12 minutes.'])).toBeCloseTo(510, 6);
  });

  it('counts broth as liquid, but not a stock cube', () => {
    expect(estimatedCookedGrams([line('stock-cube-beef', 10), line('rice-brown-cooked', 90)])).toBe(100);
    // 260, and half of the other 140 g
    expect(estimatedCookedGrams([line('bone-broth', 300), line('rice-brown-dry', 100)])).toBeCloseTo(330, 6);
  });

  it('dries out biscuits and jerky', () => {
    // flour 90, egg 25, banana 50
    const dough = [line('oat-flour', 100), line('egg', 50), line('banana', 100)];
    expect(estimatedCookedGrams(dough, ['Bake for 30 minutes, until dry at the edge.'])).toBeCloseTo(165, 6);
    expect(estimatedCookedGrams(dough, ['Bake for 30 minutes in a dry tin.'])).toBeGreaterThan(240);
    expect(estimatedCookedGrams(dough, ['Rinse the pans and dry them. Bake.'])).toBeGreaterThan(240);
    expect(estimatedCookedGrams(dough, ['Turn them and dry them for 20 minutes.'])).toBeCloseTo(165, 6);
  });
});
