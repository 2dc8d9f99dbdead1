import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { AllRecipes } from './all-recipes.tsx';
import { CatRecipes } from './cat-recipes.tsx';
import { DogRecipes } from './dog-recipes.tsx';

const DOGS = Array.from({ length: 43 }, (_, place) => aCard({ id: place + 1, title: `Bowl ${place + 1}` }));
const CAT = aCard({ id: 66, title: 'Cat chicken', species: 'cat', category: 'kitten' });
const slots = () =>
  [...document.querySelectorAll('[data-ad-slot]')].map((slot) => slot.getAttribute('data-ad-slot'));
const options = () =>
  [...screen.getByLabelText<HTMLSelectElement>('Sort by').options].map(({ text }) => text);
const chips = () =>
  [...screen.getByRole('group', { name: 'Category' }).querySelectorAll('button')].map(
    (chip) => chip.textContent,
  );

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await clearDevice();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('advertisements between groups of six cards', () => {
  it('cycle through four slots', async () => {
    showScreen(<DogRecipes />, '/dog-recipes', DOGS);
    expect(screen.getByRole('heading', { name: 'All Dog Recipes (43)' })).toBeTruthy();
    await waitFor(() => expect(slots()).toEqual(['list-1']));
    // Two groups show at first; 43 cards make eight groups, with seven gaps between them.
    for (const _ of [3, 4, 5, 6, 7, 8]) fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() =>
      expect(slots()).toEqual(['list-1', 'list-2', 'list-3', 'list-4', 'list-1', 'list-2', 'list-3']),
    );
    expect(screen.getAllByRole('article')).toHaveLength(43);
  });

  it('are left out of search results', async () => {
    showScreen(<DogRecipes />, '/dog-recipes?q=bowl', DOGS);
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
    expect(slots()).toEqual([]);
  });
});

describe('the dog list', () => {
  it('sorts by Highest Rated, Newest First or Quickest to Make, and has six categories', () => {
    showScreen(<DogRecipes />, '/dog-recipes', DOGS);
    expect(options()).toEqual(['Highest Rated', 'Newest First', 'Quickest to Make']);
    expect(chips()).toEqual(['All', 'Puppy', 'Adult', 'Senior', 'Special Diet', 'Treats']);
  });
});

describe('the cat list', () => {
  it('sorts by difficulty first, and has the seven categories of cats', () => {
    showScreen(<CatRecipes />, '/cat-recipes', [CAT]);
    expect(
      [...screen.getByLabelText<HTMLSelectElement>('Sort by').options].map(({ value }) => value),
    ).toEqual(['difficulty', 'rating', 'newest', 'prep-time', 'cost']);
    expect(options()).toEqual([
      'Easiest First',
      'Highest Rated',
      'Newest First',
      'Quickest to Make',
      'Lowest Cost',
    ]);
    expect(chips()).toEqual(['All', 'Kitten', 'Adult', 'Senior', 'Fish', 'Chicken', 'Special']);
    expect(screen.getByRole('heading', { level: 2, name: 'All Cat Recipes (1)' })).toBeTruthy();
  });

  it('links to cat toys and cat treats', async () => {
    showScreen(<CatRecipes />, '/cat-recipes', [CAT]);
    for (const label of ['Cat toys', 'Cat treats']) {
      const name = `${label} (affiliate link, opens in a new tab)`;
      expect(await screen.findByRole('link', { name })).toBeTruthy();
    }
  });

  it('keeps the /natural-cat-recipes address while filtered', () => {
    showScreen(<CatRecipes />, '/natural-cat-recipes', [CAT]);
    fireEvent.click(screen.getByRole('button', { name: 'Kitten' }));
    expect(location.pathname + location.search).toBe('/natural-cat-recipes?category=kitten');
  });
});

describe('the list of both species', () => {
  it('shows all recipes, and offers Highest Rated as the first order', () => {
    showScreen(<AllRecipes />, '/recipes', [DOGS[0] as (typeof DOGS)[0], CAT]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All recipes');
    expect(screen.getByRole('heading', { level: 2, name: 'All Recipes (2)' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(options()[0]).toBe('Highest Rated');
  });

  it('names the animal on every card, and shows one species when chosen', async () => {
    showScreen(<AllRecipes />, '/recipes', [DOGS[0] as (typeof DOGS)[0], CAT]);
    expect(screen.getAllByRole('article').map((card) => card.querySelector('p > span')?.textContent)).toEqual(
      expect.arrayContaining(['Dog', 'Cat']),
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Cats' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('article').querySelector('p > span')?.textContent).toBe('Cat');
    fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('says so when nothing matches', () => {
    showScreen(<AllRecipes />, '/recipes?category=treats', [CAT]);
    expect(screen.getByText('No recipes found matching your criteria')).toBeTruthy();
  });
});
