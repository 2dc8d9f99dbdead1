import { describe, expect, it } from 'vitest';
import type { Recipe } from '../recipe/recipe.ts';
import { convertStoredRecipe } from './convert-stored-recipe.ts';
import { storedRecipe } from './stored-recipe.test-support.ts';

const recipe = (changes: Partial<Recipe> = {}): Recipe =>
  storedRecipe({
    title: 'Beef Bowl',
    ingredientLines: [
      { ingredientId: null, grams: 500, metric: '500 g beef mince', us: '500 g beef mince' },
      { ingredientId: null, grams: 100, metric: '100 g carrots', us: '3 1/2 oz carrots' },
    ],
    steps: [
      { text: 'Heat the oven to 180 °C.', lines: [] },
      { text: 'Add 500 ml water and simmer for 15 minutes.', lines: [0] },
      { text: 'Serve cool.', lines: [] },
    ],
    ...changes,
  });

describe('convertStoredRecipe', () => {
  it('adds the missing measure to lines and steps, and leaves the others unchanged', () => {
    const { recipe: made, outcome, detail } = convertStoredRecipe(recipe());
    expect(outcome).toBe('converted');
    // 500 g are 17.6 oz.
    expect(made.ingredientLines[0]).toMatchObject({ grams: 500, metric: '500 g beef mince' });
    expect(made.ingredientLines[0]?.us).toMatch(/oz|lb/);
    expect(made.ingredientLines[1]).toEqual(recipe().ingredientLines[1]);
    expect(made.steps.map(({ text }) => text)).toEqual([
      'Heat the oven to 180 °C (350 °F).',
      'Add 500 ml (2 cups) water and simmer for 15 minutes.',
      'Serve cool.',
    ]);
    expect(detail).toBe('✓ Beef Bowl: 1 ingredient line and 2 steps in both measures');
  });

  it('converts nothing twice', () => {
    const { recipe: once } = convertStoredRecipe(recipe());
    expect(convertStoredRecipe(once)).toEqual({
      recipe: once,
      outcome: 'unchanged',
      detail: '✓ Beef Bowl: in both measures already',
    });
  });

  it('leaves a line unchanged if its stored weight differs from its text', () => {
    const [first] = recipe().ingredientLines;
    const odd = recipe({
      ingredientLines: [{ ...first, grams: 700 } as never],
      steps: [{ text: 'Cook.', lines: [0] }],
    });
    expect(convertStoredRecipe(odd).outcome).toBe('unchanged');
  });

  it('fails an unsafe recipe, names the foods and changes nothing', () => {
    const unsafe = recipe({ steps: [{ text: 'Fry an onion in 500 ml water.', lines: [] }] });
    expect(convertStoredRecipe(unsafe)).toEqual({
      recipe: unsafe,
      outcome: 'failed',
      detail: '✗ Beef Bowl: failed safety validation (Onion)',
    });
  });
});
