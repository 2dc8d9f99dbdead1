import { describe, expect, it } from 'vitest';
import { lineGrams } from './line-grams.ts';
import { parseIngredientLine } from './parse-line.ts';
import { amountBounds } from './vague-amount.ts';

function boundsOf(text: string) {
  const line = parseIngredientLine(text);
  return amountBounds(line, lineGrams(line)?.grams ?? null);
}

describe('a vague amount', () => {
  it.each([
    // The weight on a kitchen scale lies between the bounds.
    ['2 ladles of chicken stock', 250],
    ['1 mug of rice', 180],
    ['a little olive oil', 5],
    ['1 spoon of honey', 15],
    ['1 thumb-sized piece of ginger', 15],
    ['a few sprigs of thyme', 2],
    ['1 heaped tablespoon plain yoghurt', 25],
    ['1 tin of mackerel', 125],
    ['lemon juice to taste', 15],
    ['herbs to taste', 3],
    ['2 squirts of salmon oil', 2],
  ])('has two bounds: %s', (text, grams) => {
    const { least, most } = boundsOf(text) ?? { least: 0, most: 0 };
    expect(least).toBeLessThanOrEqual(grams);
    expect(most).toBeGreaterThanOrEqual(grams);
    expect(most).toBeLessThan(1000);
  });

  it.each([
    '3 parts chicken to 1 part rice',
    '1 chicken',
    'some rice',
    'cod liver oil',
    "Lugol's iodine, 5 drops",
  ])('has no upper bound: %s', (text) => {
    expect(boundsOf(text)?.most).toBe(Number.POSITIVE_INFINITY);
  });
});
