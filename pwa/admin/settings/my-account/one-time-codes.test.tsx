import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { AdminApp } from '../../admin-app.tsx';
import { adminServerDouble } from '../../admin-server.test-support.ts';

const CODES = '/api/admin/one-time-codes';
const RECOVERY = Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-cccc-ddd${at}`);
const problem = (status: number, code: string, detail: string, field?: string) => ({
  status,
  body: { type: 'about:blank', title: 'Error', status, code, detail, field },
});
const toast = () => toastStore.getState().toast;

async function showAccount(isSignedIn = true) {
  const server = adminServerDouble([]);
  server.isSignedIn = isSignedIn;
  server.sessions = [
    { id: 'a', device: 'Chrome on Android', since: AT, lastSeen: AT, isThis: true },
    { id: 'b', device: '', since: AT, lastSeen: AT, isThis: false },
  ];
  render(
    <MemoryRouter initialEntries={['/admin?tab=account']}>
      <AdminApp />
    </MemoryRouter>,
  );
  return server;
}
const AT = '2026-11-24T12:00:00.000Z';

function fill(label: string, value: string, button: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

beforeEach(() => toastStore.setState({ toast: null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('one-time codes', () => {
  it('are turned on by password, key and a first code, and show the recovery codes once', async () => {
    const server = await showAccount();
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on one-time codes' }));
    server.override.set(
      `${CODES}/begin`,
      problem(400, 'invalid', 'This is not your current password.', 'currentPassword'),
    );
    fill('Your password, to confirm', 'wrong', 'Continue');
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const address = `otpauth://totp/Bowlful:admin?issuer=Bowlful&secret=${secret}`;
    server.override.set(`${CODES}/begin`, { status: 200, body: { secret, address } });
    fill('Your password, to confirm', 'right', 'Continue');
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    server.override.set(`${CODES}/confirm`, { status: 200, body: { recoveryCodes: RECOVERY } });
    server.account = { ...server.account, hasCodes: true, recoveryCodesLeft: 10 };
    fill('Code', '123456', 'Turn on');
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(RECOVERY);
    expect(toast()).toMatchObject({ title: 'One-time codes turned on' });
    fireEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText(/10 recovery codes are left/)).toBeTruthy();
    expect(screen.queryByText(RECOVERY[0] as string)).toBeNull();
  });

  it('are turned off with the password', async () => {
    const server = await showAccount();
    server.account = { ...server.account, hasCodes: true, recoveryCodesLeft: 1 };
    expect(await screen.findByText(/1 recovery code is left/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Turn off one-time codes' }));
    server.account = { ...server.account, hasCodes: false, recoveryCodesLeft: 0 };
    server.override.set(`${CODES}/remove`, { status: 200, body: server.account });
    fill('Your password, to confirm', 'right', 'Turn off');
    expect(await screen.findByRole('button', { name: 'Turn on one-time codes' })).toBeTruthy();
  });
});

describe('the sessions', () => {
  it('mark the one of this device, and let you end another', async () => {
    const server = await showAccount();
    const places = within(await screen.findByRole('list', { name: 'Where you are signed in' }));
    const [here, there] = places.getAllByRole('listitem');
    expect(here?.textContent).toContain('Chrome on AndroidThis device');
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    server.override.set('/api/admin/sessions/b/end', { status: 200, body: [] });
    fireEvent.click(within(there as HTMLElement).getByRole('button', { name: /^Sign out Unknown device/ }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Signed out' }));
  });
});

describe('signing in to an account with one-time codes', () => {
  it('asks for the code in a second step, and again after a wrong one', async () => {
    const server = await showAccount(false);
    await screen.findByLabelText('Username');
    server.override.set('/api/admin/login', problem(401, 'code-required', 'Enter the code.'));
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'admin' } });
    fill('Password', 'right', 'Sign In');
    const field = await screen.findByLabelText('Code');
    expect(toast()).toBeNull();
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByText('Enter a code.')).toBeTruthy();
    server.override.set('/api/admin/login', problem(401, 'unauthorised', 'Invalid credentials.', 'code'));
    fill('Code', '000000', 'Sign In');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        variant: 'destructive',
        title: 'Login Failed',
        description: 'Invalid credentials. Please try again.',
      }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
    server.override.delete('/api/admin/login');
    fill('Code', ' 123456 ', 'Sign In');
    await screen.findByRole('tab', { name: 'Overview' });
    expect(server.requests.filter(({ path }) => path === '/api/admin/login').at(-1)?.body).toEqual({
      username: 'admin',
      password: 'right',
      code: '123456',
    });
  });
});

describe('a moderator', () => {
  it('sees no owner-only tabs, and is told so at their address', async () => {
    const server = adminServerDouble([]);
    server.isSignedIn = true;
    server.account = { ...server.account, role: 'moderator' };
    render(
      <MemoryRouter initialEntries={['/admin?tab=erasure']}>
        <AdminApp />
      </MemoryRouter>,
    );
    expect(await screen.findByText('Only an owner of this site may do this.')).toBeTruthy();
    expect(screen.queryByRole('tab', { name: 'People' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Audit log' })).toBeTruthy();
  });
});
