import { describe, expect, it } from 'vitest';
import { ingredientUses, recipesUsing } from './ingredient-uses.ts';

const cards = [
  { species: 'dog', ingredients: 'lean beef mince, carrot, oats' },
  { species: 'dog', ingredients: 'chicken breast, carrot' },
  { species: 'cat', ingredients: 'chicken breast, blueberry' },
  { species: 'cat', ingredients: '' },
] as const;

describe('the ingredients of the recipes', () => {
  it('are counted by recipe, the most used first, then by name', () => {
    expect(ingredientUses(cards, 'all')).toEqual([
      { name: 'carrot', recipes: 2 },
      { name: 'chicken breast', recipes: 2 },
      { name: 'blueberry', recipes: 1 },
      { name: 'lean beef mince', recipes: 1 },
      { name: 'oats', recipes: 1 },
    ]);
  });

  it('are those of one species', () => {
    expect(ingredientUses(cards, 'cat').map(({ name }) => name)).toEqual(['blueberry', 'chicken breast']);
  });

  it.each([
    ['Carrots', 'all', 2],
    ['Carrots', 'cat', 0],
    ['Beef', 'dog', 1],
    ['Blueberries', 'cat', 1],
    ['Chicken breast', 'all', 2],
    ['Oats', 'dog', 1],
  ] as const)('%s in recipes for %s: %d', (words, scope, count) => {
    expect(recipesUsing(cards, words, scope)).toBe(count);
  });

  it.each([
    ['sweet potatoes', 'sweet potato'],
    ['Tomatoes', 'tomato'],
    ['Anchovies', 'anchovy'],
    ['carrot purée', 'carrot puree'],
  ])('%s are found as %s, as the search for recipes finds them', (words, name) => {
    expect(recipesUsing([{ species: 'dog', ingredients: `rice, ${name}` }], words, 'all')).toBe(1);
  });

  it.each(['鶏肉', '?'])('are counted in no recipe for %s, which has no words to look for', (words) => {
    expect(recipesUsing(cards, words, 'all')).toBe(0);
  });
});
