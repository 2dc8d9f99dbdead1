import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLAIN_PAGES } from './plain-pages.fixture.ts';
import { readRecipeSource } from './read-recipe-source.ts';

const FOLDER = new URL('./plain-pages/', import.meta.url);
const readPage = (file: string) =>
  readRecipeSource(new Uint8Array(readFileSync(new URL(`${file}.html`, FOLDER))), { type: 'text/html' });

describe('a page without structured data', () => {
  it.each(PLAIN_PAGES.map((page) => [page[0], page] as const))('%s gives what a reader sees', (...row) => {
    const [, [file, ...recipes]] = row;
    const read = readPage(file);
    const found =
      read.kind === 'none' ? [] : read.recipes.map(({ recipe: r }) => [r.title, r.ingredients, r.steps]);
    expect(found).toEqual(recipes);
  });

  it('is listed in PLAIN_PAGES, and each entry there has its file', () => {
    const files = readdirSync(FOLDER).map((name) => name.replace('.html', ''));
    expect(PLAIN_PAGES.map(([file]) => file).sort()).toEqual(files.sort());
  });

  it('also gives the description, addresses, times and servings of its head and recipe card', () => {
    const recipeOf = (file: string) => {
      const read = readPage(file);
      return read.kind === 'none' ? null : read.recipes[0].recipe;
    };
    expect(recipeOf('wordpress-post')).toMatchObject({
      description: 'A soft stew for autumn.',
      imageUrl: 'https://muddy.test/pumpkin.jpg',
      sourceUrl: 'https://muddy.test/pumpkin/',
    });
    expect(recipeOf('squarespace-blocks')).toMatchObject({ prepTime: 10 });
    expect(recipeOf('print-copy')).toMatchObject({ prepTime: 10, cookTime: 40, servings: 6 });
  });
});
