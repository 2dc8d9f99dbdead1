import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../platform/database/bowlful.ts';
import { catalogueStore } from '../platform/database/catalogue-store.ts';
import { aSyncedRecipe } from '../testing/catalogue-rows.ts';
import { clearDevice } from '../testing/clear-device.ts';
import { aCard, showScreen } from '../testing/screen-world.tsx';
import { usePageMeta } from './use-page-meta.ts';

const DOG = { id: 1, title: 'Beef pot' } as const;
const CAT = { id: 66, title: 'Salmon pot', species: 'cat', category: 'kitten' } as const;
const CARDS = [aCard(DOG), aCard(CAT)];
const PLACES = ['/', '/dog-recipes', '/dog-recipes?category=puppy', '/recipe/1', '/recipe/66'];

type Data = { '@type': string; name?: string; itemListElement?: unknown[] };

function Screens() {
  usePageMeta();
  return PLACES.map((to) => (
    <Link key={to} to={to}>
      {to}
    </Link>
  ));
}

const goTo = (place: string) => fireEvent.click(screen.getByRole('link', { name: place }));
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));
const dataOf = (type: string) =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent ?? '') as Data)
    .find((data) => data['@type'] === type);
const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name);

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await clearDevice();
  await database.cards.bulkPut(CARDS);
  await database.recipes.bulkPut([aSyncedRecipe(1, 1, DOG), aSyncedRecipe(66, 2, CAT)]);
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

it('the head follows every change of screen on the device', async () => {
  showScreen(<Screens />, '/', CARDS);
  catalogueStore.setState({ cards: CARDS });
  goTo('/dog-recipes');
  await titled('Dog Recipes | Bowlful for Dogs');
  await waitFor(() => expect(dataOf('ItemList')?.itemListElement).toHaveLength(1));
  expect(attribute('link[rel=canonical]', 'href')).toBe(`${location.origin}/dog-recipes`);

  goTo('/recipe/1');
  await titled('Beef pot | Bowlful for Dogs');
  await waitFor(() => expect(dataOf('Recipe')?.name).toBe('Beef pot'));
  expect(dataOf('ItemList')).toBeUndefined();
  const address = `${location.origin}/recipe/1`;
  for (const [selector, name] of [
    ['link[rel=canonical]', 'href'],
    ['meta[property="og:url"]', 'content'],
    ['meta[name="twitter:url"]', 'content'],
    ['link[hreflang="en-CA"]', 'href'],
    ['link[hreflang="x-default"]', 'href'],
  ] as const) {
    expect(attribute(selector, name), selector).toBe(address);
  }
  goTo('/recipe/66');
  await titled('Salmon pot | Bowlful for Cats');
});

it('a list is left out of the index as long as it is filtered', async () => {
  showScreen(<Screens />, '/', CARDS);
  catalogueStore.setState({ cards: CARDS });
  const robots = (words: RegExp) =>
    waitFor(() => expect(attribute('meta[name=robots]', 'content')).toMatch(words));
  goTo('/dog-recipes?category=puppy');
  await robots(/^noindex, follow$/);
  goTo('/dog-recipes');
  await robots(/^index, follow/);
});
