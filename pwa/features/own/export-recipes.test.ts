import { beforeEach, expect, it } from 'vitest';
import { ownCollection } from '#domain/interchange/export-recipe';
import { readRecipeSource } from '#domain/interchange/read-recipe-source';
import type { OwnRecipe } from '#domain/own/own-recipe';
import { database } from '../../platform/database/bowlful.ts';
import { loadDevice } from '../../platform/database/device.ts';
import { saveOwnRecipe } from '../../platform/own/own-recipes.ts';
import { unpackArchive } from '../intake/read-parts.ts';
import { recipesZip } from './export-recipes.ts';

const own = (id: number, title: string): OwnRecipe => ({
  id,
  words: {
    title,
    description: '',
    species: 'cat',
    category: 'adult',
    isOrganic: false,
    role: 'everyday',
    prepTime: 15,
    servings: 4,
    ingredients: ['500 g chicken thigh, diced, raw', '2 g taurine powder'],
    instructions: ['Simmer the chicken for 20 minutes.', 'Stir in the taurine.'],
  },
  origin: { kind: 'hand' },
  createdAt: '2026-11-01T08:00:00.000Z',
});

beforeEach(async () => {
  await database.ownRecipes.clear();
  const photo = { bytes: new Uint8Array([0xff, 0xd8]).buffer, mediaType: 'image/jpeg' } as const;
  await saveOwnRecipe(own(500_000_001, 'Sunday / pot'), photo);
  await saveOwnRecipe(own(500_000_002, 'Sunday pot'));
});

it('the zip has a uniquely named folder per recipe, with JSON that any schema.org reader accepts', async () => {
  const recipes = await (await loadDevice()).ownRecipes();
  recipes.sort((a, b) => a.recipe.id - b.recipe.id);
  const bytes = new Uint8Array(await (await recipesZip(recipes)).arrayBuffer());
  const names = new TextDecoder('latin1').decode(bytes).match(/Recipes\/[\w /-]+\/[a-z]+\.[a-z]+/g);
  expect(new Set(names)).toEqual(
    new Set([
      'Recipes/Sunday pot/recipe.json',
      'Recipes/Sunday pot/full.jpg',
      'Recipes/Sunday pot 2/recipe.json',
    ]),
  );
  const { files } = await unpackArchive(bytes);
  expect(files).toHaveLength(2);
  const [first] = files.map((file) => JSON.parse(new TextDecoder().decode(file.bytes)));
  expect(first).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Sunday pot',
    author: { '@type': 'Person', name: 'Home kitchen' },
    recipeYield: '4',
    prepTime: 'PT15M',
  });
  expect(first.recipeIngredient[0]).toMatch(/^500 g chicken thigh/);
  expect(first.recipeInstructions[1]).toBe('Stir in the taurine.');
  // No other app can open a local URL or an object URL of this page.
  expect(JSON.stringify(first)).not.toMatch(/"url"|blob:|\/recipe\/5/);
});

it('the single file can be imported again without loss', async () => {
  const recipes = (await (await loadDevice()).ownRecipes()).map(({ recipe }) => recipe);
  const text = JSON.stringify(ownCollection(recipes));
  const source = readRecipeSource(text);
  if (source.kind !== 'recipes') throw new Error(source.reason);
  expect(source.recipes.map(({ warnings }) => warnings)).toEqual([[], []]);
  expect(source.recipes.map(({ recipe }) => recipe)).toMatchObject(
    recipes.map(({ title, steps }) => ({
      title,
      species: 'cat',
      servings: 4,
      ingredients: [expect.stringMatching(/^500 g chicken thigh/), expect.stringMatching(/taurine/)],
      steps: steps.map((step) => step.text),
    })),
  );
});
