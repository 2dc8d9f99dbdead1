import { expect, it } from 'vitest';
import { isPageOf } from './is-page-of.ts';

it.each([
  ['/', '/', '', true],
  ['/', '/', '?source=pwa', true],
  ['/', '/', '?search=', false],
  ['/', '/dog-recipes', '', false],
  ['/dog-recipes', '/dog-recipes', '?sort=date', false],
  ['/dog-recipes', '/dog-recipes', '?q=cod', false],
  ['/dog-recipes', '/dog-recipes', '?category=tiny', true],
  ['/dog-recipes', '/dog-recipes', '?category=puppy', false],
  ['/cat-recipes?category=kitten', '/cat-recipes', '?utm_source=x&category=kitten', true],
  ['/recipe/1', '/recipe/1', '', true],
  ['/404', '/nowhere', '', true],
  ['/404', '/recipe/one', '', true],
])('a page rendered for %s is taken over at %s%s: %s', (url, pathname, search, expected) => {
  expect(isPageOf(url, { pathname, search })).toBe(expected);
});
