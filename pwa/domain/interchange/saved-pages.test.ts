import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecipeSource } from './read-recipe-source.ts';
import type { ReadRecipe } from './read-source.ts';
import { PAGES_WITHOUT, SAVED_PAGES } from './saved-pages.fixture.ts';

const FOLDER = new URL('./saved-pages/', import.meta.url);
const readPage = (file: string) =>
  readRecipeSource(new Uint8Array(readFileSync(new URL(`${file}.html`, FOLDER))), { type: 'text/html' });

describe('a page saved from a site', () => {
  it.each(SAVED_PAGES.map((page) => [page[0], page] as const))(
    '%s gives its title, ingredients and steps',
    (...row) => {
      const [, [file, title, ingredients, steps, more = {}]] = row;
      const read = readPage(file);
      if (read.kind === 'none') throw new Error(read.reason);
      const [{ recipe }] = read.recipes;
      const also = Object.keys(more).map((name) => [name, recipe[name as keyof ReadRecipe]]);
      expect({ title: recipe.title, ingredients: recipe.ingredients, steps: recipe.steps }).toEqual({
        title,
        ingredients,
        steps,
      });
      expect(Object.fromEntries(also)).toEqual(more);
    },
  );

  it.each(PAGES_WITHOUT)('%s gives no recipe', (file) => {
    expect(readPage(file)).toEqual({ kind: 'none', reason: 'no-recipe' });
  });

  it('with two recipes gives both', () => {
    const read = readPage('two-recipes');
    expect(read.kind === 'recipes' && read.recipes.map(({ recipe }) => recipe.title)).toEqual([
      'Carrot Coins',
      'Apple Chews',
    ]);
  });

  it('is listed in SAVED_PAGES or PAGES_WITHOUT, and each entry there has its file', () => {
    const files = readdirSync(FOLDER).map((name) => name.replace('.html', ''));
    expect([...SAVED_PAGES.map(([file]) => file), ...PAGES_WITHOUT].sort()).toEqual(files.sort());
    expect(files.length).toBeGreaterThanOrEqual(40);
  });
});
