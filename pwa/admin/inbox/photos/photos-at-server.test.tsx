import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Recipe } from '#domain/recipe/recipe';
import { RecipeArt } from '../../../components/recipe-art.tsx';
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
/** Addresses of the pictures on a reader's page of the recipe, before its bowl is drawn. */
async function picturesForReaders(): Promise<string[]> {
  const html = renderToStaticMarkup(<RecipeArt recipe={await served()} />);
  return [...html.matchAll(/ src="([^"]*)"/g)].map(([, address = '']) => address);
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

it('a photo of another site that the server cannot fetch is never asked for by a browser', async () => {
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
