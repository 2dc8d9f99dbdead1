import { describe, expect, it } from 'vitest';
import { readRecipeSource } from './read-recipe-source.ts';
import type { FoundRecipe } from './read-source.ts';

function all(source: string | Uint8Array): readonly FoundRecipe[] {
  const read = readRecipeSource(source);
  if (read.kind !== 'recipes') throw new Error(`expected a recipe, got ${read.reason}`);
  return read.recipes;
}

function only(source: string | Uint8Array): FoundRecipe {
  const [first, ...others] = all(source);
  if (first === undefined || others.length > 0) throw new Error('expected one recipe');
  return first;
}

const reason = (source: string | Uint8Array, type?: string) => {
  const read = readRecipeSource(source, type === undefined ? {} : { type });
  return read.kind === 'none' ? read.reason : 'read';
};

const OATS = { ingredients: ['100 g oats', '2 eggs'], steps: ['Mix.', 'Bake for 20 minutes.'] };

describe('readRecipeSource', () => {
  it('reads a Nextcloud Cookbook recipe and a list of them', () => {
    const cookbook = (name: string) => ({
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      id: '17',
      name,
      description: '',
      url: '',
      image: '',
      imageUrl: '/apps/cookbook/webapp/recipes/17/image?size=full',
      prepTime: 'PT0H10M0S',
      cookTime: 'PT0H20M0S',
      totalTime: null,
      recipeYield: 4,
      keywords: 'dog',
      tool: ['Whisk'],
      nutrition: { '@type': 'NutritionInformation' },
      recipeIngredient: OATS.ingredients,
      recipeInstructions: OATS.steps,
    });
    const read = only(JSON.stringify(cookbook('Oat Bowl')));
    expect(read).toMatchObject({
      format: 'schema-org',
      recipe: { title: 'Oat Bowl', servings: 4, prepTime: 10, cookTime: 20, species: 'dog', ...OATS },
      leftOut: [{ part: 'equipment', texts: ['Whisk'] }],
      warnings: [],
    });
    expect(all(JSON.stringify([cookbook('One'), cookbook('Two')])).map(({ recipe }) => recipe.title)).toEqual(
      ['One', 'Two'],
    );
  });

  it('reads a Mealie export with the snake-case keys of its files', () => {
    const mealie = {
      name: 'Oat Bowl',
      slug: 'oat-bowl',
      image: 'a1b2',
      recipe_yield: '4 servings',
      recipe_servings: 0,
      prep_time: '10 minutes',
      perform_time: '20 min',
      total_time: '30 minutes',
      org_url: 'https://kitchen.test/oats',
      recipe_ingredient: [
        {
          title: 'For the bowl',
          quantity: 100,
          unit: { name: 'g' },
          food: { name: 'oats' },
          note: '',
          display: '',
        },
        {
          title: '',
          quantity: 1,
          unit: null,
          food: null,
          note: '2 eggs',
          display: '2 eggs',
          original_text: null,
        },
      ],
      recipe_instructions: [
        { id: '1', title: '', text: 'Mix.', ingredient_references: [] },
        { id: '2', title: 'In the oven', text: 'Bake for 20 minutes.', ingredient_references: [] },
      ],
      notes: [{ title: 'Keeps', text: 'Three days.' }],
      rating: 4,
    };
    expect(only(JSON.stringify(mealie))).toMatchObject({
      format: 'recipe-manager',
      recipe: {
        title: 'Oat Bowl',
        servings: 4,
        prepTime: 10,
        cookTime: 20,
        sourceUrl: 'https://kitchen.test/oats',
        ingredients: OATS.ingredients,
        steps: ['Mix.', 'In the oven: Bake for 20 minutes.'],
      },
      leftOut: [{ part: 'ratings' }, { part: 'notes', texts: ['Three days.'] }, { part: 'picture' }],
    });
  });

  it('reads a Mealie API response with camel-case keys, and with amounts and foods as objects', () => {
    const mealie = {
      name: 'Kitten Oats',
      recipeServings: 2,
      recipeIngredient: [
        {
          quantity: 0.5,
          unit: { name: 'cup' },
          food: { name: 'oats' },
          note: 'rolled',
          disableAmount: false,
        },
        { quantity: 1, unit: null, food: null, note: 'a pinch of kelp', disableAmount: true },
      ],
      recipeInstructions: [{ text: 'Soak.', title: '' }],
    };
    expect(only(JSON.stringify({ items: [mealie] })).recipe).toMatchObject({
      title: 'Kitten Oats',
      species: 'cat',
      servings: 2,
      ingredients: ['0.5 cup oats, rolled', 'a pinch of kelp'],
      steps: ['Soak.'],
    });
  });

  it('reads what other recipe managers write: texts with line feeds, groups, amounts as numbers', () => {
    const texts = {
      name: 'Oat Bowl',
      ingredients: '100 g oats\n2 eggs',
      directions: 'Mix.\nBake for 20 minutes.',
      servings: '4',
    };
    expect(only(JSON.stringify(texts)).recipe).toMatchObject({ servings: 4, ...OATS });
    const groups = {
      title: 'Oat Bowl',
      ingredients: [
        { name: 'Bowl', ingredients: [{ amount: 100, unit: 'g', name: 'oats' }] },
        { amount: 2, name: 'eggs' },
      ],
      steps: [{ instruction: 'Mix.' }, { instruction: 'Bake for 20 minutes.' }],
    };
    expect(only(JSON.stringify(groups)).recipe).toMatchObject({ title: 'Oat Bowl', ...OATS });
  });

  it.each([
    [
      'headings, facts, bullets and numbers',
      `Oat Bowl for Dogs

A plain bowl for busy evenings.

Serves 4
Prep time: 10 minutes | Cook time: 20 minutes

Ingredients:
• 100 g oats
- 2 eggs

Method
1. Mix.
2) Bake for 20 minutes.

Notes
Keeps for three days.`,
      { description: 'A plain bowl for busy evenings.', servings: 4, prepTime: 10, cookTime: 20 },
    ],
    [
      'Markdown',
      `# Oat Bowl for Dogs\n\n**Serves:** 4.0\n\n## Ingredients\n\n* [ ] 100 g oats\n* [ ] 2 eggs\n\n## Directions\n\n1. Mix.\n2. Bake for 20 minutes.\n`,
      { servings: 4 },
    ],
    [
      'names and values of facts on lines of their own',
      `Oat Bowl for Dogs\nPrep Time\n10 mins\nServings\n4\nWhat you'll need\n100 g oats\n2 eggs\nInstructions\nMix.\nBake for 20 minutes.`,
      { servings: 4, prepTime: 10 },
    ],
    [
      'no headings: a title, lines, sentences',
      `Oat Bowl for Dogs\nMakes 4 portions\n\n100 g oats\n2 eggs\n\n1. Mix.\n2. Bake for 20 minutes.`,
      { servings: 4 },
    ],
    [
      'all of it on one line',
      'Oat Bowl for Dogs. Ingredients: 100 g oats, 2 eggs. Method: 1. Mix. 2. Bake for 20 minutes.',
      { title: 'Oat Bowl for Dogs.' },
    ],
    [
      'the line ends and blank lines of an e-mail',
      `Oat Bowl for Dogs\r\n\r\nINGREDIENTS (serves 4)\r\n\r\n100 g oats\r\n2 eggs\r\n\r\nDIRECTIONS\r\n\r\nMix.\r\nBake for 20 minutes.\r\n`,
      {},
    ],
  ])('reads plain text with %s', (_, text, more) => {
    const { format, recipe } = only(text);
    expect(format).toBe('text');
    expect(recipe).toMatchObject({ title: 'Oat Bowl for Dogs', species: 'dog', ...OATS, ...more });
  });

  it('reports lines of a text that could not be placed', () => {
    const text =
      'Oat Bowl\nIngredients\n100 g oats\nMethod\nMix.\nNotes\nKeeps for three days.\nFreezes well.';
    expect(only(text).leftOut).toEqual([
      { part: 'other-text', texts: ['Keeps for three days.', 'Freezes well.'] },
    ]);
  });

  it('joins a sentence that was broken over lines, and keeps labels with the step they head', () => {
    const text = `Pot\nIngredients\n1 kg beef\nFor the sauce:\n200 ml water\nMethod\nBrown the beef in a large pan until it has colour on all\nsides, then add the water.\nFor the sauce:\nStir and serve.`;
    expect(only(text).recipe).toMatchObject({
      ingredients: ['1 kg beef', '200 ml water'],
      steps: [
        'Brown the beef in a large pan until it has colour on all sides, then add the water.',
        'For the sauce: Stir and serve.',
      ],
    });
  });

  it('reads a page without structured data by its headings, and skips its menu', () => {
    const page = `<html><head><title>Oats | Kitchen</title></head><body><nav><a href="/">Ingredients</a><a>Method</a></nav>
      <h1>Oat Bowl</h1><p>My dog loves it.</p><h2>Ingredients</h2><ul><li>100 g oats</li><li>2 eggs</li></ul>
      <h2>Method</h2><p>Mix.</p><p>Bake for 20 minutes.</p><h2>Comments</h2><p>Great!</p></body></html>`;
    expect(only(page)).toMatchObject({ format: 'page-text', recipe: { title: 'Oat Bowl', ...OATS } });
  });

  it('reads a page that a phone saved as a single MHTML file', () => {
    const archive = [
      'From: <Saved by Blink>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related;',
      '\ttype="text/html";',
      '\tboundary="----MultipartBoundary--x----"',
      '',
      '------MultipartBoundary--x----',
      'Content-Type: text/html',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<html><div itemscope itemtype=3D"http://schema.org/Recipe"><h1 itemprop=3D"na=',
      'me">Oats =E2=80=93 bowl</h1><li itemprop=3D"recipeIngredient">=C2=BD cup oats</li></div></html>',
      '------MultipartBoundary--x------',
    ].join('\r\n');
    expect(only(archive).recipe).toMatchObject({ title: 'Oats – bowl', ingredients: ['½ cup oats'] });
  });

  it('decodes pages saved in UTF-8, Latin-1 and UTF-16', () => {
    const page = (charset: string) =>
      `<meta charset="${charset}"><div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Crème</h1><li itemprop="recipeIngredient">½ cup oats</li></div>`;
    const latin = Uint8Array.from(page('iso-8859-1'), (character) => character.charCodeAt(0));
    for (const bytes of [new TextEncoder().encode(page('utf-8')), latin]) {
      expect(only(bytes).recipe).toMatchObject({ title: 'Crème', ingredients: ['½ cup oats'] });
    }
    const wide = new Uint8Array(
      new Uint16Array([0xfeff, ...Array.from(page('utf-16'), (each) => each.charCodeAt(0))]).buffer,
    );
    expect(only(wide).recipe.title).toBe('Crème');
  });

  it('gives a code for the reason why nothing was read', () => {
    expect(reason('')).toBe('empty');
    expect(reason(' \n\t')).toBe('empty');
    expect(reason('a'.repeat(10_000_001))).toBe('too-large');
    expect(reason(new Uint8Array(10_000_001))).toBe('too-large');
    expect(reason(Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d))).toBe('not-text');
    expect(reason(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBe('not-text');
    expect(reason('{"kind":"bowlful-backup","version":1}')).toBe('backup');
    expect(reason('{"kind":"bowlful-household","version":1}')).toBe('household');
    expect(reason('https://kitchen.test/oats')).toBe('only-an-address');
    expect(reason('Oat bowl | Kitchen https://kitchen.test/oats')).toBe('only-an-address');
    expect(reason('Dear Ann, how are you? See you on Monday.')).toBe('no-recipe');
    expect(reason('{"name":"Ann"}')).toBe('no-recipe');
    expect(reason('<html><body><p>Hello</p></body></html>')).toBe('no-recipe');
  });

  it('offers at most 100 recipes, and says that there are more', () => {
    const list = Array.from({ length: 120 }, (_, at) => ({ name: `Bowl ${at}`, ingredients: ['1 egg'] }));
    const read = readRecipeSource(JSON.stringify(list));
    expect(read.kind === 'recipes' && [read.recipes.length, read.isCut]).toEqual([100, true]);
  });
});
