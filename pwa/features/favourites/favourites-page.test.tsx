import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { FavouritesPage } from './favourites-page.tsx';

beforeEach(clearDevice);
afterEach(cleanup);

it('explains how to add a favourite while there are none', async () => {
  showScreen(<FavouritesPage />, '/favourites', []);
  await waitFor(() => expect(screen.getByText('An empty bowl, for now')).toBeTruthy());
  expect(
    screen.getByText('Tap the heart on a recipe and it waits for you here, on this phone.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse recipes' }).getAttribute('href')).toBe('/dog-recipes');
});

it('lists favourites, newest first', async () => {
  await database.cards.bulkPut([aCard({ id: 1, title: 'First' }), aCard({ id: 2, title: 'Second' })]);
  await database.favourites.put({ recipeId: 1, addedAt: '2025-01-01T00:00:00.000Z' });
  await database.favourites.put({ recipeId: 2, addedAt: '2025-01-02T00:00:00.000Z' });
  showScreen(<FavouritesPage />, '/favourites', []);
  await waitFor(() => expect(screen.getByText('On this device (2)')).toBeTruthy());
  const titles = screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
  expect(titles).toEqual(['Second', 'First']);
});
