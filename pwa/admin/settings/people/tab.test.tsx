import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Accounts } from '#domain/contract/accounts';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { adminServerDouble } from '../../admin-server.test-support.ts';
import { Queries } from '../../calls/queries.test-support.tsx';
import { AdminTheme } from '../../parts/admin-theme.tsx';
import { AccountsTab } from './tab.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const person = { hasCodes: false, passkeys: 0, createdAt: AT, isYou: false };
const ACCOUNTS: Accounts = {
  accounts: [
    { ...person, username: 'helper', role: 'moderator' },
    { ...person, username: 'keeper', role: 'owner', hasCodes: true, passkeys: 2, isYou: true },
    { ...person, username: 'other', role: 'owner' },
  ],
  invitations: [{ id: 'abc', role: 'moderator', invitedBy: 'keeper', createdAt: AT, expiresAt: AT }],
  sendsMail: true,
};
const toast = () => toastStore.getState().toast;

async function show(accounts = ACCOUNTS) {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  server.override.set('/api/admin/accounts', { status: 200, body: accounts });
  render(
    <AdminTheme>
      <Queries>
        <AccountsTab onSignedOut={() => undefined} />
      </Queries>
    </AdminTheme>,
  );
  await screen.findByRole('heading', { name: 'People' });
  return server;
}
const cardOf = (name: string) => within(screen.getAllByText(name)[0]?.closest('li') as HTMLElement);

beforeEach(() => toastStore.setState({ toast: null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the accounts', () => {
  it('shows roles, with no actions on your own account and no removal of an owner', async () => {
    await show();
    expect(cardOf('keeper').getByText('You')).toBeTruthy();
    expect(cardOf('keeper').queryAllByRole('button')).toEqual([]);
    expect(cardOf('other').getByRole('button', { name: 'Make other a moderator' })).toBeTruthy();
    expect(cardOf('other').queryByRole('button', { name: 'Remove other' })).toBeNull();
    expect(cardOf('helper').getByText('No one-time codes')).toBeTruthy();
    expect(cardOf('helper').queryByText(/passkey/)).toBeNull();
    expect(cardOf('keeper').getByText('2 passkeys')).toBeTruthy();
  });

  it('changes a role, and removes an account after a confirmation', async () => {
    const server = await show();
    server.override.set('/api/admin/accounts/role', { status: 200, body: ACCOUNTS });
    server.override.set('/api/admin/accounts/remove', { status: 200, body: ACCOUNTS });
    fireEvent.click(screen.getByRole('button', { name: 'Make helper an owner' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Role changed' }));
    expect(server.requests.find(({ path }) => path.endsWith('/role'))?.body).toEqual({
      username: 'helper',
      role: 'owner',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Remove helper' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Account removed' }));
    expect(server.requests.find(({ path }) => path.endsWith('/remove'))?.body).toEqual({
      username: 'helper',
    });
  });

  it('shows the role that another owner has given meanwhile, if the server refuses a removal', async () => {
    const server = await show();
    const problem = { type: 'x', title: 'Conflict', status: 409, code: 'conflict', detail: 'An owner.' };
    server.override.set('/api/admin/accounts/remove', { status: 409, body: problem });
    const accounts = ACCOUNTS.accounts.map((account) => ({ ...account, role: 'owner' as const }));
    server.override.set('/api/admin/accounts', { status: 200, body: { ...ACCOUNTS, accounts } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove helper' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Make helper a moderator' })).toBeTruthy();
  });

  it('shows the link of an invitation once it is made, and says whether it was sent', async () => {
    const server = await show();
    const link = 'https://bowlful.test/admin#invitation=secret';
    server.override.set('/api/admin/invitations', {
      status: 200,
      body: { id: 'x', link, expiresAt: AT, isMailed: true },
    });
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'not whole' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create a link' }));
    expect(await screen.findByText('Enter a full address, or leave it empty')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'helper@example.org' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create a link' }));
    expect(await screen.findByText(link)).toBeTruthy();
    expect(screen.getByText(/^We sent the link\. The link works once/)).toBeTruthy();
    expect(server.requests.find(({ path }) => path === '/api/admin/invitations')?.body).toEqual({
      role: 'moderator',
      email: 'helper@example.org',
    });
  });

  it('says if the e-mail of an invitation could not be sent', async () => {
    const server = await show();
    const body = { id: 'x', link: 'https://bowlful.test/#x', expiresAt: AT, isMailed: false };
    server.override.set('/api/admin/invitations', { status: 200, body });
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'helper@example.org' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create a link' }));
    expect(await screen.findByText(/^We couldn’t send the e-mail: pass the link on yourself\./)).toBeTruthy();
  });

  it('revokes an invitation, and asks for no address if no mail can be sent', async () => {
    const server = await show({ ...ACCOUNTS, sendsMail: false });
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    expect(screen.getByText(/SMTP_URL is not set/)).toBeTruthy();
    server.override.set('/api/admin/invitations/abc/revoke', { status: 200, body: ACCOUNTS });
    fireEvent.click(screen.getByRole('button', { name: /^Revoke/ }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Invitation revoked' }));
  });
});
