import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { AdminApp } from '../../admin-app.tsx';
import { adminServerDouble } from '../../admin-server.test-support.ts';

const FIELDS = ['Current password', 'New password', 'Repeat the new password'];
const toast = () => toastStore.getState().toast;

/** Fills the form in the order of its fields and sends it. */
function send(...values: string[]) {
  values.forEach((value, index) => {
    fireEvent.change(screen.getByLabelText(FIELDS[index] as string), { target: { value } });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

async function showAccount() {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  render(
    <MemoryRouter initialEntries={['/admin?tab=account']}>
      <AdminApp />
    </MemoryRouter>,
  );
  await screen.findByLabelText('Current password');
  return server;
}

beforeEach(() => toastStore.setState({ toast: null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the account', () => {
  it('changes the password and empties the form', async () => {
    const server = await showAccount();
    send('right', 'four words of mine', 'four words of mine');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Password changed' }));
    expect(server.requests.at(-1)).toMatchObject({
      path: '/api/admin/password',
      body: { currentPassword: 'right', newPassword: 'four words of mine' },
    });
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  it.each([
    [['', 'four words of mine', 'four words of mine'], 'Current password', 'Enter your current password.'],
    [['right', 'short', 'short'], 'New password', 'The password must have at least 8 characters.'],
    [['right', 'four words of mine', 'other'], 'Repeat the new password', 'The passwords don’t match.'],
  ])('rejects %j, and says why', async (values, label, sentence) => {
    const server = await showAccount();
    send(...values);
    const field = await screen.findByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(screen.getByText(sentence)).toBeDefined();
    expect(server.requests.some(({ path }) => path === '/api/admin/password')).toBe(false);
  });

  it('shows a wrong current password at its field', async () => {
    await showAccount();
    send('wrong', 'four words of mine', 'four words of mine');
    expect(await screen.findByText('This is not your current password.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('four words of mine');
  });

  it('signs out everywhere else', async () => {
    const server = await showAccount();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Signed out elsewhere' }));
    expect(server.requests.find(({ method }) => method === 'POST')?.path).toBe(
      '/api/admin/end-other-sessions',
    );
  });

  it('shows the sign-in when the session has ended', async () => {
    const server = await showAccount();
    server.isSignedIn = false;
    fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeDefined();
  });
});
