import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { findError } from '../../../testing/find-error.ts';
import { AdminApp } from '../../admin-app.tsx';
import { adminServerDouble } from '../../admin-server.test-support.ts';

const ACCEPT = '/api/admin/invitation/accept';
const problem = (status: number, detail: string, field?: string) => ({
  status,
  body: { type: 'about:blank', title: 'Error', status, code: 'conflict', detail, field },
});

function show() {
  const server = adminServerDouble([]);
  server.override.set('/api/admin/invitation/look', {
    status: 200,
    body: { role: 'moderator', invitedBy: 'keeper', expiresAt: '2026-12-01T12:00:00.000Z' },
  });
  render(
    <MemoryRouter initialEntries={['/admin#invitation=secret']}>
      <AdminApp />
    </MemoryRouter>,
  );
  return server;
}

async function send(username: string, password: string) {
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

beforeEach(() => toastStore.setState({ toast: null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('creates the account and opens the panel', async () => {
  const server = show();
  expect(await screen.findByText(/keeper invites you to become a moderator/)).toBeTruthy();
  server.override.set(ACCEPT, { status: 200, body: { username: 'helper' } });
  await send(' helper ', 'four words of mine');
  server.isSignedIn = true;
  await screen.findByRole('tab', { name: 'Overview' });
  expect(server.requests.find(({ path }) => path === ACCEPT)?.body).toEqual({
    token: 'secret',
    username: 'helper',
    password: 'four words of mine',
  });
  await expect.poll(() => toastStore.getState().toast).toMatchObject({ title: 'Welcome' });
});

it('shows each error at its field', async () => {
  const server = show();
  await send('', 'short');
  expect(screen.getByText('Enter a username.')).toBeTruthy();
  expect(screen.getByText('The password must have at least 8 characters.')).toBeTruthy();
  expect(server.requests.some(({ path }) => path === ACCEPT)).toBe(false);
  server.override.set(ACCEPT, problem(409, 'This name is taken. Choose another.', 'username'));
  await send('keeper', 'four words of mine');
  expect(await screen.findByText('This name is taken. Choose another.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
});

it('says if the link is no longer valid', async () => {
  const server = show();
  server.override.set('/api/admin/invitation/look', problem(404, 'This invitation is no longer valid.'));
  cleanup();
  render(
    <MemoryRouter initialEntries={['/admin#invitation=old']}>
      <AdminApp />
    </MemoryRouter>,
  );
  expect((await findError()).textContent).toContain('This invitation is no longer valid.');
  // Requested once: each request counts as an attempt.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const asked = server.requests.filter(
    ({ body }) => (body as { token?: string } | undefined)?.token === 'old',
  );
  expect(asked).toHaveLength(1);
});
