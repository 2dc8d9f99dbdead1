import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { database } from '../platform/database/bowlful.ts';
import { ADMIN_DRAFTS, saveDraft } from '../platform/database/drafts.ts';
import { IMAGE_CACHE } from '../platform/database/free-space.ts';
import { toastStore } from '../platform/state/toast-store.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { AdminApp } from './admin-app.tsx';
import { adminServerDouble } from './admin-server.test-support.ts';

it('S31: signs out offline too, clears cached data and an administrator’s drafts, and says that the server session may remain', async () => {
  const stores = new FakeCaches();
  vi.stubGlobal('caches', stores);
  await (await stores.open(IMAGE_CACHE)).put('/photos/17.webp', new Response('photo'));
  await saveDraft(`${ADMIN_DRAFTS}answers`, { a: 'Thank you.' });
  await saveDraft('contact', { message: 'Mine as a visitor.' });
  adminServerDouble([]);
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <AdminApp />
    </MemoryRouter>,
  );
  await screen.findByLabelText('Username');
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'admin' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'right' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('tab', { name: 'Overview' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByLabelText('Username');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(await stores.keys()).toEqual([]);
  expect(await database.drafts.toCollection().primaryKeys()).toEqual(['contact']);
  expect(toastStore.getState().toast).toMatchObject({
    variant: 'destructive',
    title: 'Logged Out on This Device Only',
  });
});
