import { describe, expect, it } from 'vitest';
import { makeOwnRecipe } from '../own/make-own-recipe.ts';
import type { OwnWords } from '../own/own-recipe.ts';
import { ownCollection, ownToCookbook } from './export-recipe.ts';
import { readRecipeSource } from './read-recipe-source.ts';

const WORDS: OwnWords = {
  title: 'Sunday pot',
  description: '',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'everyday',
  prepTime: 15,
  servings: 4,
  ingredients: ['500 g beef mince, 20% fat, raw', '200 g cooked brown rice', '5 g calcium carbonate'],
  instructions: ['Brown the mince for 75 minutes.', 'Stir in the rice.'],
};

/** Every kind of recipe that an owner can save. */
const VARIANTS: OwnWords[] = [
  WORDS,
  WORDS,
  { ...WORDS, title: 'SUNDAY POT 2' },
  { ...WORDS, title: 'Half/half: "best" <of> both?', description: 'x'.repeat(500) },
  { ...WORDS, title: '...', species: 'cat', category: 'kitten', isOrganic: true, authorName: 'Ann' },
  { ...WORDS, title: 'Liver treats', role: 'occasional', servings: 1, prepTime: 1 },
  { ...WORDS, title: 'Raw bowl', servings: 100, instructions: ['Mix to a coarse texture.'] },
  { ...WORDS, title: 'With a pinch', ingredients: ['500 g chicken', 'a pinch of salt', '20 g glumbo root'] },
  { ...WORDS, title: 'Pot of Øystein', instructions: ['Context: <b>none</b> & 20 °C.'] },
  { ...WORDS, title: 'T'.repeat(100), imageUrl: 'https://example.com/pot.jpg' },
];
const recipes = VARIANTS.map(
  (words, at) =>
    makeOwnRecipe({
      id: 500_000_001 + at,
      words,
      origin: { kind: 'hand' },
      createdAt: '2026-11-01T08:00:00.000Z',
    }).recipe,
);
const written = ownToCookbook(recipes).map(({ name, data }) => ({
  name,
  data: JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
}));
const each = (check: (data: Record<string, unknown>, name: string) => void) => {
  for (const { name, data } of written) check(data, name);
};
const texts = (value: unknown) => value as string[];

/** The duration that Cookbook, Tandoor, Mealie and RecipeSage all read: hours and minutes after a T. */
const DURATION = /^PT(?:(\d+)H)?(?:(\d+)M)?$/;

describe('names', () => {
  it('are valid folder names on any disk, unique in any case, and equal to the name in the file', () => {
    expect(written.map(({ name }) => name).slice(0, 5)).toEqual([
      'Sunday pot',
      'Sunday pot 2',
      'SUNDAY POT 2 2',
      'Half half best of both',
      'Recipe',
    ]);
    expect(new Set(written.map(({ name }) => name.toLowerCase())).size).toBe(VARIANTS.length);
    each((data, name) => {
      expect(data['name']).toBe(name);
      expect(name).toMatch(/^[^./\\:*?"<>| ][^/\\:*?"<>|]*$/);
    });
  });

  it('fit into the 128 characters of Tandoor’s database column', () => {
    each((_, name) => expect(name.length).toBeLessThanOrEqual(128));
  });
});

describe('what Nextcloud Cookbook reads', () => {
  it('is a schema.org recipe whose ingredients and steps are non-empty lists of plain strings', () => {
    each((data) => {
      expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Recipe' });
      for (const key of ['recipeIngredient', 'recipeInstructions']) {
        expect(texts(data[key]).length).toBeGreaterThan(0);
        for (const text of texts(data[key])) expect(typeof text).toBe('string');
      }
    });
  });
});

describe('what Tandoor reads', () => {
  it('has a description of 1 to 500 characters and a yield of digits only', () => {
    each((data) => {
      expect(String(data['description']).length).toBeGreaterThan(0);
      expect(String(data['description']).length).toBeLessThanOrEqual(500);
      expect(data['recipeYield']).toMatch(/^\d+$/);
    });
    expect(written.map(({ data }) => data['recipeYield']).slice(4, 7)).toEqual(['4', '1', '100']);
  });

  it('has a step with the letters “text” as the owner wrote it, without invisible characters', () => {
    // Tandoor drops a recipe with these letters in a step; no invisible character splits them.
    expect(written[6]?.data['recipeInstructions']).toEqual(['Mix to a coarse texture.']);
  });

  it('has no ingredient that begins with # like a heading', () => {
    each((data) => {
      for (const line of texts(data['recipeIngredient'])) expect(line).not.toMatch(/^#/);
    });
  });

  it('has digits in every nutrient', () => {
    each(({ nutrition }) => {
      for (const [key, value] of Object.entries((nutrition ?? {}) as Record<string, string>)) {
        if (!key.startsWith('@')) expect(value).toMatch(/\d/);
      }
    });
  });
});

describe('what Mealie reads', () => {
  it('has hours and minutes of every time after a T: 90 minutes are PT90M', () => {
    each((data) => {
      for (const key of ['prepTime', 'cookTime', 'totalTime']) expect(data[key]).toMatch(DURATION);
    });
    expect(written[0]?.data).toMatchObject({ prepTime: 'PT15M', cookTime: 'PT75M', totalTime: 'PT90M' });
  });

  it('has no address or picture that Mealie would fetch from another site', () => {
    each((data) => {
      expect(data).not.toHaveProperty('url');
      expect(data).not.toHaveProperty('image');
    });
  });
});

describe('what RecipeSage reads', () => {
  it('is a list of recipes with a type each, and plain text for yield, times, author and steps', () => {
    const list = JSON.parse(JSON.stringify(ownCollection(recipes))) as Record<string, unknown>[];
    expect(list).toHaveLength(VARIANTS.length);
    for (const node of list) {
      expect(node['@type']).toBe('Recipe');
      for (const key of ['name', 'description', 'recipeYield', 'prepTime', 'totalTime', 'recipeCategory'])
        expect(typeof node[key]).toBe('string');
      expect(node['author']).toEqual({ '@type': 'Person', name: expect.any(String) });
      for (const step of node['recipeInstructions'] as { text: unknown }[])
        expect(typeof step.text).toBe('string');
    }
  });
});

it('a cookbook comes back into this app with the species, servings and steps of its recipes', () => {
  for (const [at, { data }] of written.entries()) {
    const source = readRecipeSource(JSON.stringify(data));
    if (source.kind !== 'recipes') throw new Error(source.reason);
    const [read] = source.recipes;
    expect(read?.recipe).toMatchObject({
      species: recipes[at]?.species,
      servings: recipes[at]?.servings,
      steps: recipes[at]?.steps.map(({ text }) => text),
    });
  }
});
