import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd } from './breadcrumb.ts';

type Item = { position: number; name: string; item: string };

const recipe = { id: 7, title: 'Turkey pot', species: 'cat' as const };
const items = (path: string, of?: typeof recipe) =>
  breadcrumbJsonLd(path, 'https://bowlful.test', of)['itemListElement'] as Item[];
const names = (path: string) => items(path).map(({ name }) => name);

describe('breadcrumbJsonLd', () => {
  it('leads from Home through every segment that has a page, with friendly names', () => {
    expect(names('/')).toEqual(['Home']);
    expect(names('/dog-recipes?category=puppy')).toEqual(['Home', 'Dog Recipes']);
    expect(names('/tools/nutrition-checker')).toEqual(['Home', 'Calculators', 'Nutrition checker']);
    expect(names('/recipe/7')).toEqual(['Home', '7']); // '/recipe' is not a page
    expect(names('/terms-of-service')).toEqual(['Home', 'Terms of service']);
    expect(names('/100%/')).toEqual(['Home', '100%']);
  });

  it('leads to a recipe through the list of its species', () => {
    expect(items('/recipe/7', recipe)).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://bowlful.test/' },
      { '@type': 'ListItem', position: 2, name: 'Cat Recipes', item: 'https://bowlful.test/cat-recipes' },
      { '@type': 'ListItem', position: 3, name: 'Turkey pot', item: 'https://bowlful.test/recipe/7' },
    ]);
  });

  it('contains no recipe but the page’s own', () => {
    expect(items('/about', recipe).map(({ name }) => name)).toEqual(['Home', 'About']);
  });
});
