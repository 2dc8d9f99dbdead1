import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  FISH_REFRIGERATOR_DAYS,
  USUAL_FREEZER_MONTHS,
  USUAL_REFRIGERATOR_DAYS,
} from '#domain/recipe/storage-words';
import { TOXIC_FOODS } from '#domain/safety/lexicon/toxic-foods';
import { rememberRecipe } from '../../platform/database/recents.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { HomeEnd, MORE_TOXIC_FOODS } from './home-end.tsx';

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows tools, education, shop and newsletter, in this order', () => {
  showScreen(<HomeEnd />, '/', []);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Kitchen tools',
    'Before you cook',
    'Shop',
    'Weekly pet food tips',
  ]);
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/tools/portion-calculator',
      '/tools/cost-calculator',
      '/tools/nutrition-checker',
      '/tools/calorie-calculator',
      '/downloads/toxic-foods-reference.pdf',
      '/ingredients',
      '/dog-products',
      '/cat-products',
    ]),
  );
});

it('counts all toxic foods of the table besides the three that it names', () => {
  const named = ['Onion', 'Grapes', 'Chocolate'];
  expect(TOXIC_FOODS.filter(({ name }) => named.includes(name))).toHaveLength(3);
  expect(MORE_TOXIC_FOODS).toBe(TOXIC_FOODS.length - 3);
});

it('gives the same storage times as the recipes', () => {
  showScreen(<HomeEnd />, '/', []);
  expect(document.body.textContent).toContain(
    `Fridge up to ${USUAL_REFRIGERATOR_DAYS} days, fish ${FISH_REFRIGERATOR_DAYS}; freezer up to ${USUAL_FREEZER_MONTHS} months`,
  );
});

it('shows recently viewed recipes, newest first', async () => {
  showScreen(<HomeEnd />, '/', [aCard({ id: 1, title: 'Beef pot' }), aCard({ id: 2, title: 'Cod bake' })]);
  await act(async () => {
    await rememberRecipe(1);
    await rememberRecipe(2);
  });
  expect(await screen.findByRole('heading', { name: 'Recently viewed' })).toBeTruthy();
  // The device may show the first before the second is stored.
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Cod bake',
      'Beef pot',
    ]),
  );
});
