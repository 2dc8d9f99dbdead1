import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { foundRecipe } from './found-recipe.ts';
import { findNodes } from './json-record.ts';
import { readRecipeSource } from './read-recipe-source.ts';
import type { FoundRecipe, ReadSource } from './read-source.ts';

const broth = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Bone &amp; Rice Broth',
  description: '<p>Warm and plain.</p>',
  author: [{ '@type': 'Person', name: 'Ann' }],
  image: { '@type': 'ImageObject', url: 'https://kitchen.test/broth.jpg' },
  url: 'https://kitchen.test/broth',
  recipeYield: ['4', '4 bowls'],
  prepTime: 'PT15M',
  totalTime: 'PT1H',
  recipeIngredient: ['400 g chicken breast', '', 'For the broth:', '1 cup water'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer at 90&deg;C.' }],
  aggregateRating: { ratingValue: 5 },
};

const readJson = (json: unknown): ReadSource =>
  readRecipeSource(typeof json === 'string' ? json : JSON.stringify(json));

function foreign(json: unknown): FoundRecipe['recipe'] & { warnings: readonly string[] } {
  const result = readJson(json);
  if (result.kind !== 'recipes') throw new Error(`expected a foreign recipe, got ${result.reason}`);
  const [{ format, recipe, warnings }] = result.recipes;
  expect(format).toBe('schema-org');
  return { ...recipe, warnings };
}

describe('readRecipeSource on schema.org', () => {
  it('reads the markup of another site, and computes the cooking time from the total', () => {
    const recipe = foreign(broth);
    expect(recipe).toMatchObject({
      title: 'Bone & Rice Broth',
      description: 'Warm and plain.',
      servings: 4,
      prepTime: 15,
      cookTime: 45,
      steps: ['Simmer at 90°C.'],
      authorName: 'Ann',
      imageUrl: 'https://kitchen.test/broth.jpg',
      sourceUrl: 'https://kitchen.test/broth',
      warnings: [],
    });
    expect(recipe.ingredients).toEqual(['400 g chicken breast', '1 cup water']);
  });

  it.each([
    ['as JSON text', JSON.stringify(broth)],
    ['as JSON text with a byte order mark', `\ufeff${JSON.stringify(broth)}`],
    ['in a list', [{ '@type': 'WebSite', name: 'Kitchen' }, broth]],
    ['in @graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, broth] }],
    [
      'as a page’s main entity',
      { '@type': 'WebPage', mainEntity: { ...broth, '@type': ['Recipe', 'NewsArticle'] } },
    ],
    ['with a prefix', { ...broth, '@type': 'http://schema.org/Recipe' }],
    ['deep in junk', [[{ junk: [null, 7, { data: [broth] }] }]]],
  ])('finds a recipe %s', (_, json) => {
    expect(foreign(json).title).toBe('Bone & Rice Broth');
  });

  it('takes the complete recipes of several, and skips one that is only mentioned', () => {
    const mention = { '@type': 'Recipe', name: 'Another' };
    expect(readJson([mention, broth, { ...broth, name: 'Third' }])).toMatchObject({
      recipes: [{ recipe: { title: 'Bone & Rice Broth' } }, { recipe: { title: 'Third' } }],
    });
  });

  it('reads obsolete property names, and plain text where an object or a list is usual', () => {
    const { recipeIngredient: _, recipeInstructions: __, ...rest } = broth;
    const recipe = foreign({
      ...rest,
      ingredients: '400 g chicken breast\n1 cup water',
      recipeInstructions: '1. Simmer. 2. Cool.',
      recipeYield: undefined,
      yield: 'Serves 6',
      cookTime: '30 mins',
      author: 'Ben',
      image: ['https://kitchen.test/1.jpg', 'https://kitchen.test/2.jpg'],
    });
    expect(recipe).toMatchObject({
      servings: 6,
      cookTime: 30,
      steps: ['Simmer.', 'Cool.'],
      authorName: 'Ben',
    });
    expect(recipe.imageUrl).toBe('https://kitchen.test/1.jpg');
    expect(recipe.ingredients).toHaveLength(2);
  });

  it('warns of missing or unclear values, and invents none', () => {
    expect(
      foreign({
        '@type': 'Recipe',
        recipeYield: 'a loaf',
        prepTime: 'a while',
        cookTime: 'overnight',
        image: 'data:x',
      }),
    ).toEqual({
      title: null,
      description: null,
      species: null,
      servings: null,
      prepTime: null,
      cookTime: null,
      ingredients: [],
      steps: [],
      authorName: null,
      imageUrl: null,
      sourceUrl: null,
      warnings: [
        'no-title',
        'no-ingredients',
        'no-steps',
        'yield-unclear',
        'prep-time-unclear',
        'cook-time-unclear',
      ],
    });
  });

  it('takes a lone total time as cooking time, and says so; with one part it computes the other', () => {
    const { prepTime: _, ...rest } = broth;
    expect(foreign(rest)).toMatchObject({ prepTime: null, cookTime: 60, warnings: ['only-total-time'] });
    expect(foreign({ ...rest, cookTime: 'PT50M' })).toMatchObject({
      prepTime: 10,
      cookTime: 50,
      warnings: [],
    });
    expect(foreign({ ...rest, totalTime: 'P30M' })).toMatchObject({ cookTime: 30 });
    // Zeros left by an editor carry no information.
    expect(foreign({ ...rest, prepTime: 'PT0M', cookTime: 'PT0M' })).toMatchObject({
      prepTime: null,
      cookTime: 60,
      warnings: ['only-total-time'],
    });
  });

  it('accepts an address without its scheme', () => {
    expect(foreign({ ...broth, image: '//kitchen.test/x.jpg' }).imageUrl).toBe('https://kitchen.test/x.jpg');
    expect(foreign({ ...broth, image: '///x.jpg' }).imageUrl).toBeNull();
  });

  it('accepts only web addresses', () => {
    const recipe = foreign({ ...broth, url: 'javascript:alert(1)', image: 'file:///etc/passwd' });
    expect(recipe).toMatchObject({ sourceUrl: null, imageUrl: null });
  });

  it('keeps at most 200 ingredients and 100 steps, and warns that it cut the rest', () => {
    const recipe = foreign({
      ...broth,
      recipeIngredient: Array.from({ length: 300 }, () => '1 egg'),
      recipeInstructions: Array.from({ length: 300 }, (_, at) => `Stir ${at} times`),
    });
    expect([recipe.ingredients.length, recipe.steps.length]).toEqual([200, 100]);
    expect(recipe.warnings).toEqual(['ingredients-cut', 'steps-cut']);
  });

  it('reports input that is not a recipe', () => {
    for (const json of [null, 7, [], {}, '{', '{"@type":"Person"}', { '@type': 'RecipeBook' }]) {
      expect(readJson(json)).toEqual({ kind: 'none', reason: 'no-recipe' });
    }
  });

  it('survives cycles and deep nesting', () => {
    const circle: Record<string, unknown> = { '@type': 'WebPage' };
    circle['self'] = [circle];
    expect(findNodes(circle).recipes).toEqual([]);
    let deep: unknown = broth;
    for (let level = 0; level < 5000; level += 1) deep = { item: deep };
    expect(findNodes(deep).recipes).toEqual([]);
    expect(readJson(`${'['.repeat(100_000)}${']'.repeat(100_000)}`).kind).toBe('none');
  });

  it('never throws, for any content of the fields', () => {
    const field = fc.anything({
      withBigInt: true,
      withNullPrototype: true,
      withSparseArray: true,
      maxDepth: 4,
    });
    const keys = Object.keys(broth).filter((key) => !key.startsWith('@'));
    const node = fc.dictionary(fc.constantFrom(...keys, 'additionalProperty', 'yield', 'ingredients'), field);
    fc.assert(
      fc.property(node, field, (fields, junk) => {
        const { recipes, byId } = findNodes([{ ...fields, '@type': 'Recipe' }, junk]);
        expect(recipes).not.toEqual([]);
        for (const recipe of recipes) foundRecipe(recipe, byId, 'schema-org');
      }),
      { numRuns: 300 },
    );
  });

  it('never throws for any text, whole page or part of one', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<script type="application/ld+json">',
        '</script>',
        '{"@type":"Recipe","name":"',
        '",}',
        '\\',
        '\n',
        '"',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.json(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        readRecipeSource(pieces.join(''));
      }),
      { numRuns: 150 },
    );
  });

  it('stays fast on hostile pages', () => {
    const hostile = [
      '<script',
      '<script>',
      '"\\',
      '\\"',
      '{"',
      ', ',
      '<script type="application/ld+json">{',
    ].map((text) => text.repeat(1_900_000 / text.length));
    const kinds = new Set<string>();
    const ms = processorMs(() => {
      for (const text of hostile) kinds.add(readRecipeSource(text).kind);
    });
    expect([...kinds]).toEqual(['none']);
    expect(ms).toBeLessThan(8000);
  });

  it('stays fast on hostile texts', () => {
    const hostile = ['<', '&', '<script>', '1 ', ' ', '1. 2. ', '\n', 'h1', '((', '0,', '<a '].map((text) =>
      text.repeat(100_000),
    );
    const ms = processorMs(() => {
      for (const text of hostile) {
        readJson({
          '@type': 'Recipe',
          name: text,
          prepTime: text,
          recipeYield: text,
          recipeIngredient: [text],
          recipeInstructions: text,
        });
      }
    });
    expect(ms).toBeLessThan(3000);
  });
});
