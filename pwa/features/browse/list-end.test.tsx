import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { ListEnd } from './list-end.tsx';

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("'Shop Dog Food Ingredients' has four tiles, a link to all ingredients, and a newsletter below", async () => {
  showScreen(<ListEnd scope="dog" />, '/dog-recipes', []);
  expect(screen.getByRole('heading', { name: 'Shop Dog Food Ingredients' })).toBeTruthy();
  for (const label of ['Organic Chicken', 'Lean Beef', 'Brown Rice', 'Sweet Potato']) {
    const name = `${label} (affiliate link, opens in a new tab)`;
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: 'View All Ingredients' }).getAttribute('href')).toBe(
    '/ingredients',
  );
  expect(screen.getByRole('heading', { name: 'Weekly dog food tips' })).toBeTruthy();
});

it('ends the cat list with only the cat newsletter', () => {
  showScreen(<ListEnd scope="cat" />, '/cat-recipes', []);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Weekly cat food tips',
  ]);
});

it('links to every recipe of its species by name, from A to Z', () => {
  const cards = [
    aCard({ id: 2, title: 'Salmon bowl' }),
    aCard({ id: 66, title: 'Cat bowl', species: 'cat' }),
    aCard({ id: 1, title: 'Beef bowl' }),
  ];
  showScreen(<ListEnd scope="dog" />, '/dog-recipes', cards);
  const names = screen.getByRole('navigation', { name: 'Dog Recipes by name', hidden: true });
  const links = within(names).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Beef bowl', '/recipe/1'],
    ['Salmon bowl', '/recipe/2'],
  ]);
});
