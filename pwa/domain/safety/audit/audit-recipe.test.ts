import { describe, expect, it } from 'vitest';
import type { Recipe } from '../../recipe/recipe.ts';
import { auditRecipe, auditStoredRecipe } from './audit-recipe.ts';

const STORED: Recipe = {
  id: 1,
  title: 'Chicken and Rice Bowl',
  description: 'Chicken, rice and carrot, simmered together.',
  species: 'dog',
  category: 'chicken',
  isOrganic: false,
  role: 'everyday',
  servings: 4,
  prepTime: 10,
  cookTime: 20,
  cookedWeightGrams: 1000,
  storage: { refrigeratorDays: 3, freezerMonths: 3 },
  ingredientLines: [
    // 120 kcal per 100 g: 1200 kcal, so that 1.8 g of salt is the cap.
    {
      ingredientId: 'chicken-breast',
      grams: 1000,
      metric: '1 kg cooked chicken breast',
      us: '2 lb 3 1/4 oz cooked chicken breast',
    },
  ],
  supplements: [{ id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp' }],
  steps: [{ text: 'Stir in the salt and the other supplements.', lines: [] }],
  nutritionalBenefits: [],
  createdAt: '2026-01-01T00:00:00Z',
  imageUrl: null,
  authorName: null,
};

describe('auditRecipe on salt by the gram', () => {
  const auditWith = (...ingredients: string[]) =>
    auditRecipe({
      species: 'dog',
      ingredients: ['1 kg cooked chicken', ...ingredients],
      instructions: ['Stir in the salt.'],
    });

  it('advises caution up to 1.5 g in 1,000 kcal', () => {
    expect(auditWith('1.5 g salt')).toMatchObject({
      isValid: true,
      warnings: [
        'Excess salt: take care with dogs. Up to 1.5 g per 1,000 kcal it is a mineral, above that an excess. Safe instead: no more salt than this.',
      ],
    });
    // A quarter of a teaspoon of 6 g is 1.5 g.
    expect(auditWith('¼ tsp salt').isValid).toBe(true);
  });

  it.each([['2 g salt'], ['1 g salt', '1 g sea salt'], ['a pinch of salt'], ['1 g salt and garlic']])(
    'is unsafe above that, also summed over lines, without an amount, or beside another toxic food: %s',
    (...lines) => {
      expect(auditWith(...lines).isValid).toBe(false);
    },
  );
});

describe('auditRecipe on salt in weighed lines', () => {
  const audit = (line: string, grams: number, energyKcal: number, step = 'Stir in the salt.') =>
    auditRecipe({
      species: 'dog',
      ingredients: ['1 kg cooked chicken', line],
      saltGrams: [null, grams],
      instructions: [step],
      energyKcal,
    });

  it('ignores weighed salt up to 1.5 g per 1,000 kcal, however the line is worded', () => {
    expect(audit('half a level teaspoon of salt', 3, 2000).flags).toEqual([]);
    expect(audit('half a level teaspoon of salt', 3, 1900).flags).toMatchObject([
      { food: 'Excess salt', where: 'ingredient', index: 1, text: 'half a level teaspoon of salt', start: 0 },
      { food: 'Excess salt', where: 'instruction', index: 0, text: 'salt' },
    ]);
  });

  it('still reads the rest of the line, and unmeasured salt in the steps', () => {
    expect(audit('1 g salt and garlic', 1, 1000).toxicIngredients).toEqual(['Garlic']);
    expect(audit('1 g salt', 1, 1000, 'Add a pinch of salt.').isValid).toBe(false);
  });
});

describe('auditRecipe on salt without an amount', () => {
  const recipe = { species: 'dog' as const, instructions: [] };

  it('is toxic, but only a caution with warnsOfSeasoning', () => {
    const salted = { ...recipe, ingredients: ['salt to taste'] };
    expect(auditRecipe(salted).isValid).toBe(false);
    const told = auditRecipe({ ...salted, warnsOfSeasoning: true });
    expect(told).toMatchObject({ isValid: true, flags: [{ food: 'Excess salt', severity: 'caution' }] });
  });

  it.each(['a handful of salt', '20 g salt', '2 tbsp salt', '1 tbsp soy sauce'])(
    'is not seasoning as %s',
    (line) => {
      expect(auditRecipe({ ...recipe, ingredients: [line], warnsOfSeasoning: true }).isValid).toBe(false);
    },
  );

  it.each([
    ['salt to taste', 'caution'],
    ['Salt and pepper, to taste', 'caution'],
    ['1/2 tsp lite salt', 'caution'],
    ['2 tbsp salt', 'toxic'],
    ['a handful of salt', 'toxic'],
    ['1 tbsp soy sauce', 'toxic'],
  ])('judges salt as a cook would: ‘%s’ is %s', (salt, severity) => {
    const { flags } = auditRecipe({ ...recipe, ingredients: [salt], warnsOfSeasoning: true });
    expect(flags.map((flag) => [flag.index, flag.severity])).toEqual([[0, severity]]);
    expect(salt.slice(flags[0]?.start, flags[0]?.end)).toBe(flags[0]?.text);
  });

  it('reads the steps the same way: seasoning is a caution, a handful of salt is toxic', () => {
    const stepped = (step: string) =>
      auditRecipe({ ...recipe, ingredients: [], instructions: [step], warnsOfSeasoning: true });
    expect(stepped('Season with salt.')).toMatchObject({ isValid: true, flags: [{ severity: 'caution' }] });
    expect(stepped('Add a handful of salt.')).toMatchObject({
      isValid: false,
      flags: [{ severity: 'toxic' }],
    });
  });
});

describe('auditRecipe', () => {
  it('calls a recipe with a toxic food unsafe, and says where and what to use instead', () => {
    const audit = auditRecipe({
      species: 'dog',
      title: 'Beef Stew',
      ingredients: ['500 g beef mince', '1 onion, chopped', '2 avocados'],
      instructions: ['Brown the mince.', 'Add the onion.'],
    });
    expect(audit.isValid).toBe(false);
    expect(audit.flags.map(({ food, where, index, start }) => [food, where, index, start])).toEqual([
      ['Onion', 'ingredient', 1, 2],
      ['Avocado', 'ingredient', 2, 2],
      ['Onion', 'instruction', 1, 8],
    ]);
    expect(audit.toxicIngredients).toEqual(['Onion']);
    expect(audit.suggestions).toEqual([
      'Onion: toxic to dogs. Safe instead: carrot, celery or a little fresh parsley.',
    ]);
    expect(audit.warnings).toEqual([
      'Avocado: take care with dogs. Persin and high fat; stone is an obstruction hazard. Safe instead: mashed banana or pumpkin.',
    ]);
  });

  it('takes a dish named in a step for the recipe’s own, unless a line or the step adds it', () => {
    const foods = (ingredients: string[], step: string) =>
      auditRecipe({ species: 'dog', ingredients, instructions: [step] }).flags.map(({ food }) => food);
    expect(foods(['200 g cooked haddock'], 'Ladle the thick chowder into bowls.')).toEqual([]);
    expect(foods(['200 g cooked haddock'], 'Add a spoon of chowder.')).toEqual(['Onion']);
    expect(foods(['200 g cooked haddock', '1 tin chowder'], 'Stir in the chowder.')).toEqual([
      'Onion',
      'Onion',
    ]);
  });

  it.each(['1 raw egg yolk', '1 raw egg', '2 raw egg whites'])('calls %s raw egg', (line) => {
    expect(auditRecipe({ species: 'dog', ingredients: [line], instructions: [] }).warnings).toEqual([
      'Raw egg: take care with dogs. Salmonella; avidin in the white binds biotin. Safe instead: fully cooked egg.',
    ]);
  });

  it('reads the title too', () => {
    const audit = auditRecipe({ species: 'cat', title: 'Garlic Chicken', ingredients: [], instructions: [] });
    expect(audit.flags).toMatchObject([{ food: 'Garlic', where: 'title', index: 0 }]);
  });

  it('warns of a caution food without failing the recipe, and of nothing otherwise', () => {
    const audit = (species: 'cat' | 'dog', ingredient: string) => {
      const { isValid, warnings } = auditRecipe({ species, ingredients: [ingredient], instructions: [] });
      return { isValid, warnings: warnings.length };
    };
    expect(audit('cat', '50 ml milk')).toEqual({ isValid: true, warnings: 1 });
    expect(audit('cat', '50 ml water')).toEqual({ isValid: true, warnings: 0 });
    expect(audit('dog', '50 ml milk')).toEqual({ isValid: true, warnings: 0 });
  });

  it('takes gravy for cooking juice if the recipe lists no gravy', () => {
    const instructions = ['Beat the yolks into the hot gravy.'];
    expect(auditRecipe({ species: 'cat', ingredients: ['beef'], instructions }).isValid).toBe(true);
    expect(
      auditRecipe({ species: 'cat', ingredients: ['2 tbsp gravy granules'], instructions }).isValid,
    ).toBe(false);
    expect(
      auditRecipe({ species: 'cat', ingredients: ['beef'], instructions: ['Pour gravy over.'] }).isValid,
    ).toBe(false);
  });

  describe('with salt as a measured supplement', () => {
    const withSalt = (grams: number, step: string, energyKcal = 1000) =>
      auditRecipe({
        species: 'dog',
        ingredients: ['500 g cooked beef mince'],
        instructions: [step],
        supplements: [{ id: 'salt', grams }],
        energyKcal,
      });

    it('accepts 1.5 g per 1,000 kcal and its mention in the steps', () => {
      expect(withSalt(1.5, 'Stir in the salt.').flags).toEqual([]);
      expect(withSalt(3, 'Stir in the salt.', 2000).flags).toEqual([]);
    });

    it('flags more than that, at the supplement', () => {
      expect(withSalt(3, 'Stir.').flags).toMatchObject([
        { food: 'Excess salt', where: 'supplement', index: 0, text: 'Table salt' },
      ]);
    });

    it('flags salt by the pinch or to taste beside it, and other salty foods', () => {
      expect(withSalt(1, 'Season with salt to taste.').isValid).toBe(false);
      expect(withSalt(1, 'Add a pinch of salt.').isValid).toBe(false);
      expect(withSalt(1, 'Add soy sauce.').isValid).toBe(false);
    });

    it('flags salt in the steps of a recipe without measured salt', () => {
      expect(
        auditRecipe({ species: 'dog', ingredients: [], instructions: ['Stir in the salt.'] }).isValid,
      ).toBe(false);
    });
  });
});

describe('auditStoredRecipe', () => {
  it('derives the salt cap from the recipe’s energy', () => {
    expect(auditStoredRecipe(STORED)).toMatchObject({ isValid: true, flags: [] });
    const salty = { ...STORED, supplements: [{ id: 'iodised-salt', grams: 1.9, dose: 'a good 1/4 tsp' }] };
    expect(auditStoredRecipe(salty).toxicIngredients).toEqual(['Excess salt']);
  });

  it('reads the US line if the metric one hides the food', () => {
    const lines = [{ ingredientId: null, grams: 20, metric: '20 g herbs', us: '2 tbsp scallions' }];
    expect(auditStoredRecipe({ ...STORED, ingredientLines: lines }).flags).toMatchObject([
      { food: 'Spring onion', where: 'ingredient', index: 0, text: 'scallions' },
    ]);
  });
});
