import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { FavouritesPage } from '../favourites/favourites-page.tsx';
import { Home } from '../home/home.tsx';
import { SearchPage } from '../search/search-page.tsx';
import { OrganicPage } from '../static/organic-page.tsx';

const CARD = aCard({ id: 1, isOrganic: true });
const US =
  'Prices per serving are typical UK prices, our estimate, 2026, converted at fixed rates, not today’s.';

beforeEach(async () => {
  await clearDevice();
  await database.cards.put(CARD);
  await database.favourites.put({ recipeId: 1, addedAt: '2025-01-01T00:00:00.000Z' });
});
afterEach(cleanup);

it.each<[string, ReactElement]>([
  ['/', <Home key="home" />],
  ['/?search=', <Home key="results" />],
  ['/search', <SearchPage key="search" />],
  ['/favourites', <FavouritesPage key="favourites" />],
  ['/organic', <OrganicPage key="organic" />],
])('%s names the source of the prices on its cards, and how they were converted', async (url, page) => {
  await setPreference('market', 'US');
  showScreen(page, url, [CARD]);
  await waitFor(() => expect(screen.getByText(US)).toBeTruthy());
  expect(screen.getAllByText(/^\$/).length).toBeGreaterThan(0);
});
