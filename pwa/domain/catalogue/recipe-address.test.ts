import { expect, it } from 'vitest';
import { cookedRecipeId, recipeIdOf } from './recipe-address.ts';

// 0 stands for no recipe.
it.each([
  ['/recipe/66', 66],
  ['/recipe/abc', 0],
  ['/recipe/066', 0],
  ['/recipe/1/2', 0],
  ['/dog-recipes', 0],
])('%s shows recipe %i', (pathname, id) => {
  expect(recipeIdOf(pathname)).toBe(id);
});

it.each([
  ['/recipe/66/cook', 66],
  ['/recipe/abc/cook', 0],
  ['/recipe/66', 0],
  ['/recipe/66/cook/', 0],
  ['/cook', 0],
])('%s cooks recipe %i', (pathname, id) => {
  expect(cookedRecipeId(pathname)).toBe(id);
});
