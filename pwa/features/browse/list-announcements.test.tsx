import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LIVE_REGIONS } from '../../components/announce.tsx';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { CatRecipes } from './cat-recipes.tsx';

beforeEach(clearDevice);
afterEach(cleanup);

it('a list is silent as it opens, and announces briefly how many recipes a search finds', async () => {
  const salmon = { species: 'cat', title: 'Salmon supper' } as const;
  showScreen(
    <>
      <CatRecipes />
      <div id={LIVE_REGIONS.polite} data-testid="said" />
    </>,
    '/cat-recipes',
    [aCard({ id: 66, ...salmon }), aCard({ id: 67, ...salmon }), aCard({ id: 68, species: 'cat' })],
  );
  expect(screen.getByTestId('said').textContent).toBe('');
  const box = screen.getByRole('searchbox', { name: 'Ingredient or title' });
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: 'salmon' } });
  await expect.poll(() => screen.getByTestId('said').textContent, { timeout: 5000 }).toBe('2 found');
});
