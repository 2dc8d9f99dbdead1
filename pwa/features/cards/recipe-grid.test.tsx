import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notePlace } from '../../platform/state/screens.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import styles from './recipe-grid.module.css';
import { RecipeGrid } from './recipe-grid.tsx';

const CARDS = Array.from({ length: 20 }, (_, index) => aCard({ id: index + 1 }));
const shown = () => screen.getAllByRole('article').length;

const watched = new Set<Element>();
let report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};

/** Reports the end of the list as near the viewport, once for each time that it is observed. */
const comeNear = () =>
  act(async () => {
    const ends = [...watched].filter((each) => each.matches(`.${styles['end']}`));
    watched.clear();
    report(ends.map((target) => ({ target, isIntersecting: true })));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

beforeEach(() => {
  // Resets the remembered number of cards, which would outlast the previous test.
  notePlace('default ', { cards: 12 });
  // Nothing intersects until a test calls `comeNear`.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(element: Element) {
        watched.add(element);
      }
      unobserve(element: Element) {
        watched.delete(element);
      }
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

it('announces how many recipes it shows once the button is pressed', () => {
  showScreen(
    <>
      <div id="said" />
      <RecipeGrid cards={CARDS} query="" />
    </>,
    '/',
    [],
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(document.getElementById('said')?.textContent).toBe('18 of 20 recipes shown');
});

it('shows another group each time its end comes near the viewport, without an announcement', async () => {
  showScreen(
    <>
      <div id="said" />
      <RecipeGrid cards={CARDS} query="" />
    </>,
    '/',
    [],
  );
  await comeNear();
  expect(shown()).toBe(18);
  await comeNear();
  expect(shown()).toBe(20);
  expect(document.getElementById('said')?.textContent).toBe('');
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
