import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fourfoldCost, PROPORTIONAL } from '../../../testing/processor-time.ts';
import { SPECIES } from '../../reference/species.ts';
import { TOXIC_FOODS } from '../lexicon/toxic-foods.ts';
import { auditRecipe } from './audit-recipe.ts';
import { findUnsafeFoods } from './find-unsafe-foods.ts';
import { fixUnsafe } from './fix-unsafe.ts';
import { methodOf } from './recipe-flags.ts';
import type { SafetyFlag } from './safety-reading.ts';

const fix = (ingredients: string[], instructions: string[] = []) =>
  fixUnsafe({ species: 'dog', ingredients, instructions });

describe('fixUnsafe on ingredients', () => {
  it('leaves a safe recipe unchanged', () => {
    const safe = {
      ingredients: ['500 g beef mince', '2 carrots'],
      instructions: ['Brown the mince. Do not add onion.'],
    };
    expect(fixUnsafe({ species: 'dog', ...safe })).toEqual({ ...safe, changes: [] });
  });

  it('replaces the toxic food with the safe one and says so', () => {
    expect(fix(['500 g beef mince', '1 small onion, finely chopped'])).toEqual({
      ingredients: ['500 g beef mince', '1 carrot, chopped small'],
      instructions: [],
      changes: [
        'Took out 1 small onion, finely chopped: toxic to dogs. In its place: 1 carrot, chopped small.',
      ],
    });
  });

  it.each([
    // A weight of grapes becomes the same weight of blueberries; two cloves of garlic don't become two cloves of parsley.
    ['150 g grapes, halved', ['150 g blueberries']],
    ['2 cloves garlic, crushed', ['a little fresh parsley, chopped']],
    ['10 g garlic', ['a little fresh parsley, chopped']],
    ['100 ml red wine', ['100 ml water']],
    ['200 g raw kidney beans', ['200 g canned kidney beans, rinsed']],
    ['1 tsp salt', []],
    ['1 onion and 2 parsnips', ['2 parsnips', '1 carrot, chopped small']],
    ['chicken thighs (with garlic)', ['chicken thighs', 'a little fresh parsley, chopped']],
    ['sardines in brine', ['sardines']],
    ['200 g rice (cooked in salted water)', ['200 g rice (cooked in water)']],
    ['200 g cherries with stones', ['200 g blueberries']],
    ['1 tsp onion powder', ['a little fresh parsley, chopped']],
    ['2 tsp curry powder', []],
    ['parsnips, onions and celery, diced', ['parsnips and celery, diced', '1 carrot, chopped small']],
    ['100 g raisins or sultanas', ['100 g blueberries']],
    ['¼ cup ketchup', []],
    // 1.5 g is no excess in 1000 kcal, so the salt stays.
    ['¼ tsp salt', ['¼ tsp salt']],
    ['1.5 g salt', ['1.5 g salt']],
    ['peanut butter sweetened with xylitol', ['peanut butter']],
  ])('%s becomes %j', (line, lines) => {
    expect(fix(['400 g chicken breast', line]).ingredients).toEqual(['400 g chicken breast', ...lines]);
  });

  it('does not add a food that the recipe already has', () => {
    expect(fix(['2 carrots', '1 onion'])).toMatchObject({
      ingredients: ['2 carrots'],
      changes: ['Took out 1 onion: toxic to dogs. The recipe has carrot already.'],
    });
  });

  it('reports when no ingredient is left', () => {
    expect(fix(['1 tsp salt'])).toEqual({
      ingredients: [],
      instructions: [],
      changes: [
        'Took out 1 tsp salt: toxic to dogs. Use parsley for flavour.',
        'No ingredient is left: choose a safe main food.',
      ],
    });
  });

  it('keeps foods that are only a caution', () => {
    expect(fix(['1 avocado']).changes).toEqual([]);
  });
});

describe('fixUnsafe on steps', () => {
  it.each([
    [
      'Fry the onion and garlic in oil for 5 minutes.',
      'Fry the carrot and fresh parsley in oil for 5 minutes.',
    ],
    ['Season with salt and simmer for 20 minutes.', 'Simmer for 20 minutes.'],
    ['Season the beef with salt and turmeric.', 'Season the beef with turmeric.'],
    ['Mix the mince, salt and rice.', 'Mix the mince and rice.'],
    ['Add the carrots, onion and celery.', 'Add the carrots and celery.'],
    ['Boil the rice. Add a pinch of salt. Cool.', 'Boil the rice. Cool.'],
    ['Add 2 cloves of garlic.', 'Add fresh parsley.'],
    ['Stir in an onion.', 'Stir in a carrot.'],
    ['Boil the potatoes in salted water and mash.', 'Boil the potatoes in water and mash.'],
    [
      'Fry the garlic until the garlic is golden.',
      'Fry the fresh parsley until the fresh parsley is golden.',
    ],
    ['Mix turkey, carrot and ketchup.', 'Mix turkey and carrot.'],
    ['Crumble in the stock cube.', 'Pour in the unsalted bone broth.'],
    ['Crumble the Stilton into the flour.', 'Crumble the low-fat cottage cheese into the flour.'],
  ])('%s becomes %s', (step, fixed) => {
    expect(fix([], [step]).instructions).toEqual([fixed]);
  });

  it('says what each step now uses', () => {
    expect(
      fix([], ['Brown the mince.', 'Fry the onion with salt and turmeric.', 'Add salt.']).changes,
    ).toEqual([
      'Step 2 now uses carrot instead of onion, and no longer uses salt.',
      'Took out step 3: nothing was left of it without the toxic food.',
    ]);
  });

  it('reports when no step is left', () => {
    expect(fix([], ['Add salt.'])).toMatchObject({
      instructions: [],
      changes: [expect.anything(), 'No step is left: write the method again.'],
    });
  });

  it('keeps salt that is a measured supplement', () => {
    const recipe = {
      species: 'cat' as const,
      ingredients: ['500 g beef'],
      instructions: ['Stir in the salt.'],
    };
    const fixed = fixUnsafe({ ...recipe, supplements: [{ id: 'salt', grams: 1 }], energyKcal: 1000 });
    expect(fixed.instructions).toEqual(['Stir in the salt.']);
  });
});

describe('fixUnsafe on the title', () => {
  it('names the new food', () => {
    const fixed = fixUnsafe({
      species: 'dog',
      title: 'Beef & Onion Stew',
      ingredients: [],
      instructions: [],
    });
    expect(fixed).toMatchObject({
      title: 'Beef & Carrot Stew',
      changes: ['The title is now ‘Beef & Carrot Stew’.'],
    });
  });

  it('keeps the name of a dish if the list has none of its usual toxic foods', () => {
    const named = { species: 'dog' as const, title: 'Paprika chicken', instructions: [] };
    expect(fixUnsafe({ ...named, ingredients: ['1 kg chicken breast'] }).title).toBe('Paprika chicken');
    expect(fixUnsafe({ ...named, ingredients: [] }).title).not.toBe('Paprika chicken');
  });

  it.each([
    ['Raisin Oat Bars', 'Blueberry Oat Bars'],
    ['Beef in Red Wine', 'Beef'],
    ['Garlic Chicken Rice', 'Parsley Chicken Rice'],
    ['Hummus', 'Home-made dog food'],
  ])('%s becomes %s', (title, fixed) => {
    expect(fixUnsafe({ species: 'dog', title, ingredients: [], instructions: [] }).title).toBe(fixed);
  });

  it('is generic if nothing else is left', () => {
    expect(fixUnsafe({ species: 'cat', title: 'Salt', ingredients: [], instructions: [] }).title).toBe(
      'Home-made cat food',
    );
  });
});

const alias = fc.constantFrom(...TOXIC_FOODS.flatMap(({ aliases }) => aliases));
const filler = fc.constantFrom(
  ...'no not without 2 cloves of the a and , or with in ( ) . ; 100 g ½ add stir cook chicken rice carrots salt then but instead free from - chopped'.split(
    ' ',
  ),
);
const line = fc
  .array(fc.oneof(alias, filler), { minLength: 1, maxLength: 14 })
  .map((words) => words.join(' '));
const anyLine = fc.oneof(
  { weight: 5, arbitrary: line },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

describe('fixUnsafe takes linear time', () => {
  const fixing = (line: string) => () =>
    void fixUnsafe({ species: 'dog', title: line, ingredients: [line], instructions: [line] });

  it.each(['onion, ', 'onion and ', '1 onion (', 'mix the onion, ', 'salted water '])(
    'on ‘%s’ repeated',
    (piece) => {
      fixing(piece.repeat(50))();
      const costRatio = fourfoldCost(fixing(piece.repeat(125)), fixing(piece.repeat(500)));
      expect(costRatio).toBeLessThan(PROPORTIONAL);
    },
    30_000,
  );
});

describe('fixUnsafe on anything', () => {
  const recipes = fc.record({
    species: fc.constantFrom(...SPECIES),
    title: anyLine,
    ingredients: fc.array(anyLine, { maxLength: 6 }),
    instructions: fc.array(anyLine, { maxLength: 6 }),
  });

  it('leaves nothing toxic, and a second fix changes nothing', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const fixed = fixUnsafe(recipe);
        expect(auditRecipe({ ...fixed, species: recipe.species }).toxicIngredients).toEqual([]);
        // Also text by text. Exceptions: bones that a step removes, raw potato that a step boils, dish names that
        // imply their usual contents.
        const { takesBonesOut } = methodOf(fixed);
        const isLeft = ({ severity, certainty, food, text }: SafetyFlag, isList: boolean) =>
          severity === 'toxic' &&
          (isList || certainty !== 'usually') &&
          !(takesBonesOut && food === 'Cooked bones') &&
          !(food === 'Green or sprouted potato' && /raw|uncooked/i.test(text));
        const toxicIn = (texts: string[], isList: boolean) =>
          texts.flatMap((text) =>
            findUnsafeFoods(text, recipe.species)
              .filter((flag) => isLeft(flag, isList))
              .map(({ food }) => `${food} is left in: ${text}`),
          );
        expect(toxicIn(fixed.ingredients, true)).toEqual([]);
        expect(toxicIn([fixed.title ?? '', ...fixed.instructions], false)).toEqual([]);
        const again = fixUnsafe({ ...fixed, species: recipe.species });
        expect(again).toEqual({ ...fixed, changes: again.changes });
        expect(again.changes).toEqual([]);
      }),
      { numRuns: 300 },
    );
  }, 30_000);

  it('reports every change', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const { changes, ...fixed } = fixUnsafe(recipe);
        const { species: _, ...given } = recipe;
        if (changes.length === 0) expect(fixed).toEqual(given);
        else expect(fixed).not.toEqual(given);
      }),
      { numRuns: 500 },
    );
  }, 30_000);
});
