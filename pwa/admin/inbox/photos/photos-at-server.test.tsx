import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import type { Recipe } from '#domain/recipe/recipe';
import { NOT_YET_RATED } from '#domain/review/rating-summary';
import { ORIGIN } from '../../../../sync-server/testing/test-server.ts';
import { RecipePage } from '../../../features/recipe/recipe-page.tsx';
import { PageDataProvider } from '../../../platform/query/page-data.ts';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { shownToast } from '../../admin-app.test-support.tsx';
import { adminAtServer, chooseFile } from '../../admin-at-server.test-support.tsx';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const TITLE = 'Beef Puppy Bowl';

const admin = adminAtServer();
const card = async () =>
  within((await screen.findByRole('heading', { name: TITLE })).closest('li') as HTMLElement);
const served = async () => JSON.parse(await admin.served('/api/recipes/2')) as Recipe;

/** Waits for the next toast of success. */
async function expectUpdated(): Promise<void> {
  await waitFor(() => expect(shownToast()?.title).toBe('Recipe photo updated successfully!'));
  toastStore.setState({ toast: null });
}
/** Addresses of the pictures on a reader's page of the recipe. */
async function picturesForReaders(): Promise<string[]> {
  const recipe = await served();
  const url = `/recipe/${recipe.id}`;
  const card = recipeCard(recipe, NOT_YET_RATED);
  const data = { url, origin: ORIGIN, counts: { dog: 2, cat: 1 }, recipe: { recipe, card, reviews: [] } };
  const html = renderToStaticMarkup(
    <PageDataProvider data={data}>
      <MemoryRouter initialEntries={[url]}>
        <Routes>
          <Route path="/recipe/:id" element={<RecipePage />} />
        </Routes>
      </MemoryRouter>
    </PageDataProvider>,
  );
  expect(html).toContain(TITLE);
  return [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, address = '']) => address);
}

it('an uploaded photo is shown to readers, and goes when the drawn bowl is chosen', async () => {
  await admin.open('/admin?tab=photos');
  const file = new File([PIXEL], 'bowl.png', { type: 'image/png' });
  await chooseFile((await card()).getByLabelText(`Photo file for ${TITLE}`), file);
  await expectUpdated();
  const address = new URL((await served()).imageUrl ?? '').pathname;
  expect(address).toMatch(/^\/photos\/[0-9a-f-]{36}$/);
  const picture = await fetch(address);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  const read = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect([read.width, read.height]).toEqual([1, 1]);
  expect(await picturesForReaders()).toEqual([address]);
  await waitFor(async () =>
    expect((await card()).getByRole('img', { name: TITLE }).getAttribute('src')).toBe(address),
  );

  fireEvent.click((await card()).getByRole('button', { name: 'Show the drawn bowl' }));
  await expectUpdated();
  expect(await picturesForReaders()).toEqual([]);
  await waitFor(async () =>
    expect((await card()).getByText('No photo, so we show the drawn bowl.')).toBeTruthy(),
  );
});

it('a photo on another site that the server cannot fetch is never requested by a browser', async () => {
  await admin.open('/admin?tab=photos');
  const update = async (address: string) => {
    fireEvent.change((await card()).getByRole('textbox'), { target: { value: address } });
    fireEvent.click((await card()).getByRole('button', { name: 'Update Photo' }));
  };
  await update('not an address');
  await waitFor(() => expect(shownToast()?.description).toBe('Please enter a valid photo URL'));
  await update('https://photos.example/stew.png');
  await expectUpdated();
  expect((await served()).imageUrl).toBe('https://photos.example/stew.png');
  expect(await picturesForReaders()).toEqual([]);
  expect((await card()).getByText(/^The photo cannot be loaded/)).toBeTruthy();
  expect(document.querySelector('img[src*="photos.example"]')).toBeNull();
});
