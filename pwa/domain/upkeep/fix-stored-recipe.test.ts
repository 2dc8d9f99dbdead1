import { describe, expect, it } from 'vitest';
import type { IngredientLine, Recipe } from '../recipe/recipe.ts';
import { auditStoredRecipe } from '../safety/audit/audit-recipe.ts';
import { fixStoredRecipe } from './fix-stored-recipe.ts';
import { storedRecipe } from './stored-recipe.test-support.ts';

const line = (ingredientId: string | null, grams: number, name: string): IngredientLine => {
  return { ingredientId, grams, metric: `${grams} g ${name}`, us: `${grams} g ${name}` };
};

const stored = (changes: Partial<Recipe> = {}): Recipe =>
  storedRecipe({
    ingredientLines: [
      line('turkey-mince-raw', 500, 'turkey mince'),
      line(null, 150, 'onion, chopped'),
      line('carrot', 100, 'carrots, grated'),
      line(null, 50, 'grapes'),
    ],
    steps: [
      { text: 'Fry the onion until soft.', lines: [1] },
      { text: 'Add the turkey and the carrots and simmer for 15 minutes.', lines: [0, 2] },
      { text: 'Scatter the grapes on top.', lines: [3] },
    ],
    nutritionalBenefits: ['Turkey is lean.', 'Grapes are sweet.'],
    ...changes,
  });

describe('fixStoredRecipe', () => {
  it('leaves a safe recipe unchanged', () => {
    const safe = stored({
      ingredientLines: [line('turkey-mince-raw', 500, 'turkey mince')],
      steps: [{ text: 'Simmer it.', lines: [0] }],
    });
    const { recipe, changes, problem } = fixStoredRecipe(safe);
    expect([recipe, changes, problem]).toEqual([safe, [], null]);
  });

  it('removes onion and grapes, and keeps each step linked to its lines', () => {
    const { recipe, changes, removed, added, problem } = fixStoredRecipe(stored());
    expect(problem).toBeNull();
    expect(removed).toEqual(['150 g onion, chopped', '50 g grapes']);
    // The recipe already has carrots, so only the grapes are swapped, for the same weight of blueberries.
    expect(added).toEqual(['50 g blueberries']);
    expect(recipe.ingredientLines.map(({ metric, grams }) => [metric, grams])).toEqual([
      ['500 g turkey mince', 500],
      ['100 g carrots, grated', 100],
      ['50 g blueberries', 50],
    ]);
    const turkey = recipe.steps.find(({ text }) => text.startsWith('Add the turkey'));
    expect(turkey?.lines).toEqual([0, 1]);
    expect(recipe.steps.at(-1)).toMatchObject({ lines: [2] });
    expect(recipe.nutritionalBenefits).toEqual(['Turkey is lean.']);
    expect(changes.join(' ')).toContain('Took out 150 g onion, chopped: toxic to dogs.');
    expect(auditStoredRecipe(recipe).isValid).toBe(true);
  });

  it('changes nothing the second time', () => {
    const { recipe } = fixStoredRecipe(stored());
    expect(fixStoredRecipe(recipe)).toMatchObject({ recipe, changes: [] });
  });

  it('removes chocolate for a dog and onion for a cat', () => {
    const chocolate = stored({
      ingredientLines: [line('turkey-mince-raw', 500, 'turkey mince'), line(null, 30, 'dark chocolate')],
      steps: [{ text: 'Melt the chocolate over the turkey.', lines: [0, 1] }],
    });
    expect(fixStoredRecipe(chocolate).removed).toEqual(['30 g dark chocolate']);
    const cat = { ...stored(), species: 'cat' } as const;
    expect(fixStoredRecipe(cat).removed).toContain('150 g onion, chopped');
  });

  it('says why a recipe of nothing but toxic food cannot be fixed, and leaves it unchanged', () => {
    const ketchup = stored({
      ingredientLines: [line(null, 300, 'ketchup')],
      steps: [{ text: 'Warm the ketchup.', lines: [0] }],
    });
    expect(fixStoredRecipe(ketchup)).toMatchObject({
      recipe: ketchup,
      problem: 'No ingredient would be left: choose a safe main food, or withdraw it.',
    });
  });

  it('reports a toxic food that the description still names', () => {
    const described = stored({ description: 'With onion and turkey, as at home.' });
    expect(fixStoredRecipe(described).changes).toContain(
      'Onion is still named in the description: correct it under Published.',
    );
  });
});
