import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PHOTO_MAX_BYTES } from '#domain/review/photos';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { AdminApp } from '../../admin-app.tsx';
import { adminServerDouble } from '../../admin-server.test-support.ts';

const LIST = '/api/admin/published-recipes?status=published';
const recipe = (id: number, species: 'dog' | 'cat', imageUrl: string | null = null) => ({
  id,
  version: 3,
  status: 'published',
  title: `Recipe ${id}`,
  species,
  category: 'adult',
  imageUrl,
  isBuiltin: true,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toastStore.setState({ toast: null });
});

async function open() {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  // The species comes from the recipe, not from the range of its id.
  server.override.set(LIST, { status: 200, body: [recipe(70, 'dog'), recipe(106, 'cat')] });
  render(
    <MemoryRouter initialEntries={['/admin?tab=photos']}>
      <AdminApp />
    </MemoryRouter>,
  );
  await screen.findByRole('list', { name: 'Recipe Photos' });
  return server;
}
const card = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
function update(title: string, address: string) {
  fireEvent.change(card(title).getByRole('textbox'), { target: { value: address } });
  fireEvent.click(card(title).getByRole('button', { name: 'Update Photo' }));
}
const toast = () => toastStore.getState().toast;

it('shows each recipe with its animal, id and category', async () => {
  await open();
  expect(card('Recipe 70').getByText('Dog Recipe')).toBeTruthy();
  expect(card('Recipe 106').getByText('Cat Recipe')).toBeTruthy();
  expect(card('Recipe 106').getByText('106')).toBeTruthy();
  expect(card('Recipe 106').getByText('Adult')).toBeTruthy();
});

it('searches once typing pauses, and keeps the field if the search fails', async () => {
  const server = await open();
  const asked = () => server.requests.map(({ path }) => path).filter((path) => path.includes('search='));
  server.override.set(`${LIST}&search=beef`, { status: 502 });
  const field = screen.getByRole('searchbox', { name: 'Search' });
  for (const value of ['be', 'bee', 'beef']) fireEvent.change(field, { target: { value } });
  await screen.findByRole('button', { name: 'Try again' });
  expect(asked()).toEqual([`${LIST}&search=beef`]);
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBe(field);
  expect(field).toHaveProperty('value', 'beef');
});

it.each(['', '   ', 'bowl.jpg', 'http://photos.example/bowl.jpg'])(
  'refuses %j as the address of a photo',
  async (address) => {
    const server = await open();
    update('Recipe 70', address);
    expect(toast()).toMatchObject({ title: 'Error', description: 'Please enter a valid photo URL' });
    expect(server.requests.some(({ method }) => method === 'PATCH')).toBe(false);
  },
);

it('sets a photo and reloads the list', async () => {
  const server = await open();
  server.override.set('/api/admin/recipe/70/photo', {
    status: 200,
    body: { id: '70', version: 4, status: 'published' },
  });
  server.override.set(LIST, {
    status: 200,
    body: [
      recipe(70, 'dog', 'https://bowlful.example/photos/0b9a4f6e'),
      recipe(71, 'dog', 'https://photos.example/gone.jpg'),
    ],
  });
  update('Recipe 70', ' https://PHOTOS.example/bowl.jpg ');
  await waitFor(() => expect(toast()?.title).toBe('Recipe photo updated successfully!'));
  expect(server.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    imageUrl: 'https://photos.example/bowl.jpg',
  });
  expect(card('Recipe 70').getByRole('img', { name: 'Recipe 70' })).toBeTruthy();
  fireEvent.error(card('Recipe 70').getByRole('img', { name: 'Recipe 70' }));
  expect(card('Recipe 70').getByText(/The photo cannot be loaded/)).toBeTruthy();
  // The server has no copy of this photo, and a page never loads one from another site.
  expect(card('Recipe 71').queryByRole('img', { name: 'Recipe 71' })).toBeNull();
  expect(card('Recipe 71').getByText(/The photo cannot be loaded/)).toBeTruthy();
});

it('shows the server’s reason for a refusal, and keeps the typed address', async () => {
  const server = await open();
  const problem = { type: 'about:blank', title: 'x', status: 400, code: 'invalid', detail: 'Not this one.' };
  server.override.set('/api/admin/recipe/70/photo', { status: 400, body: problem });
  update('Recipe 70', 'https://photos.example/bowl.jpg');
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Error', description: 'Not this one.' }));
  expect(card('Recipe 70').getByRole('textbox')).toHaveProperty('value', 'https://photos.example/bowl.jpg');
});

it('shows a generic failure if the server gives no reason', async () => {
  const server = await open();
  server.override.set('/api/admin/recipe/70/photo', { status: 502 });
  update('Recipe 70', 'https://photos.example/bowl.jpg');
  const failed = { title: 'Error', description: 'Failed to update photo' };
  await waitFor(() => expect(toast()).toMatchObject(failed));
});

describe('an uploaded photo', () => {
  const choose = (name: string, bytes: number) => {
    const input = card('Recipe 70').getByLabelText('Photo file for Recipe 70');
    const file = new File([new Uint8Array(bytes)], name, { type: 'image/png' });
    fireEvent.change(input, { target: { files: [file] } });
  };

  it('is sent unchanged for the version shown, and the list reloads', async () => {
    const server = await open();
    server.override.set('/api/admin/recipe/70/photo', {
      status: 200,
      body: { id: '70', version: 4, status: 'published' },
    });
    choose('bowl.png', 3);
    await waitFor(() => expect(toast()?.title).toBe('Recipe photo updated successfully!'));
    expect(server.requests.find(({ method }) => method === 'PUT')).toMatchObject({
      body: { byteLength: 3 },
      ifMatch: '"3"',
    });
    await waitFor(() => expect(server.requests.filter(({ path }) => path === LIST)).toHaveLength(2));
  });

  it('is not sent if it is too large, and the page says so', async () => {
    const server = await open();
    choose('bowl.png', PHOTO_MAX_BYTES + 1);
    expect(await screen.findByText(/bowl\.png is larger than 5 MB/)).toBeTruthy();
    expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false);
  });
});
