import { expect, it } from 'vitest';
import { recipeIdOf } from './recipe-address.ts';

it.each([
  ['/recipe/66', 66],
  ['/recipe/abc', 0],
  ['/recipe/066', 0],
  ['/recipe/1/2', 0],
  ['/dog-recipes', 0],
])('%s shows recipe %i', (pathname, id) => {
  expect(recipeIdOf(pathname)).toBe(id);
});
