import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { StoredContactMessage } from '#domain/contract/intake';
import { database } from '../platform/database/bowlful.ts';
import { IMAGE_CACHE } from '../platform/database/browser-storage.ts';
import { ADMIN_DRAFTS, saveDraft } from '../platform/database/drafts.ts';
import { toastStore } from '../platform/state/toast-store.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { AdminApp } from './admin-app.tsx';
import { adminServerDouble } from './admin-server.test-support.ts';

const CONTACT_MESSAGE: StoredContactMessage = {
  id: crypto.randomUUID(),
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'Peas',
  message: 'May cats eat peas?',
  category: 'recipe',
  status: 'new',
  adminNotes: '',
  version: 0,
  createdAt: '2026-11-19T10:00:00.000Z',
};

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
  await vi.waitFor(() =>
    expect(toastStore.getState().toast).toMatchObject({
      variant: 'destructive',
      title: 'Logged Out on This Device Only',
    }),
  );
  expect(await stores.keys()).toEqual([]);
  expect(await database.drafts.toCollection().primaryKeys()).toEqual(['contact']);
});

it('also deletes the draft of what was typed just before signing out', async () => {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  server.messages = [CONTACT_MESSAGE];
  render(
    <MemoryRouter initialEntries={['/admin?tab=messages']}>
      <AdminApp />
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Expand Peas' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Admin notes/ }), { target: { value: 'About Ada.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByLabelText('Username');
  await vi.waitFor(() => expect(toastStore.getState().toast).toMatchObject({ title: 'Logged Out' }));
  expect(await database.drafts.toCollection().primaryKeys()).not.toContainEqual(
    expect.stringContaining(ADMIN_DRAFTS),
  );
});
