import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { RecipeGrid } from './recipe-grid.tsx';

const CARDS = Array.from({ length: 20 }, (_, index) => aCard({ id: index + 1 }));
const shown = () => screen.getAllByRole('article').length;

beforeEach(() => {
  // Nothing ever intersects, so only the button shows more.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('starts with two groups of six and shows the rest on demand', () => {
  showScreen(<RecipeGrid cards={CARDS} query="" />, '/', []);
  expect(shown()).toBe(12);
  expect(screen.getAllByRole('list').map((list) => list.children.length)).toEqual([6, 6]);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(shown()).toBe(18);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(shown()).toBe(20);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('starts search results with one viewport of cards, then completes the group', () => {
  showScreen(<RecipeGrid cards={CARDS} query="rice" />, '/', []);
  expect(shown()).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(shown()).toBe(6);
});

it('links to all further results without scripts', () => {
  const page = renderToString(
    <MemoryRouter>
      <RecipeGrid cards={CARDS} query="oats" />
    </MemoryRouter>,
  );
  const [unscripted = ''] = page.match(/<noscript>.*<\/noscript>/) ?? [];
  expect([...unscripted.matchAll(/\/recipe\/(\d+)/g)].map(([, id]) => Number(id))).toEqual(
    CARDS.slice(3).map(({ id }) => id),
  );
});
