import { expect, it } from 'vitest';
import { beginHydration, canHydrate, endHydration, hydrationUnderWay, whenHydrated } from './hydrate.ts';

const hasEnded = () =>
  Promise.race([
    whenHydrated().then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20)),
  ]);

it('nothing waits on a page that the app renders itself', async () => {
  expect(await hasEnded()).toBe(true);
});

it('background work waits until the screen is hydrated', async () => {
  expect(hydrationUnderWay()).toBeUndefined();
  beginHydration();
  expect(await hasEnded()).toBe(false);
  expect(hydrationUnderWay()).toBeDefined();
  endHydration();
  expect(await hasEnded()).toBe(true);
  expect(hydrationUnderWay()).toBeUndefined();
});

it('a screen that never loads holds nothing up for long', async () => {
  beginHydration(30);
  expect(await hasEnded()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await hasEnded()).toBe(true);
});

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
  ['/?search=chicken+pie', '/', '?search=chicken%20pie', true],
  ['/?search=chicken', '/', '?search=beef', false],
  ['/?search=chicken', '/', '', false],
  ['/dog-recipes?q=cod&sort=date', '/dog-recipes', '?sort=date&q=cod', true],
  ['/search?tab=ai', '/search', '?tab=ai', true],
  ['/cat-products', '/cat-products', '?kind=toys', false],
  ['/recipe/1', '/recipe/1', '', true],
  ['/recipe/1/cook', '/recipe/1/cook', '', true],
  ['/404', '/nowhere', '', true],
  ['/404', '/recipe/one', '', true],
])('a page rendered for %s can hydrate at %s%s: %s', (url, pathname, search, expected) => {
  expect(canHydrate(url, { pathname, search })).toBe(expected);
});
