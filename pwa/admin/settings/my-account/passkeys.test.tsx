import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { AdminApp } from '../../admin-app.tsx';
import { adminServerDouble } from '../../admin-server.test-support.ts';

const AT = '2026-11-24T12:00:00.000Z';
const PHONE = { id: 'a', name: 'Chrome on Android', createdAt: AT, lastUsedAt: null };
const KEY = { id: 'b', name: 'Key on my keyring', createdAt: AT, lastUsedAt: AT };
const CREATION = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Bowlful' },
  user: { id: 'aWQ', name: 'admin', displayName: 'admin' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
};
const REQUEST = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const toast = () => toastStore.getState().toast;

/** Stubs the browser's half: it creates and uses a passkey, or fails with an error of this name. */
function stubBrowser(failure?: string) {
  const answer = async (response: object) => {
    if (failure !== undefined) throw Object.assign(new Error('no'), { name: failure });
    const base = { id: 'AAEC', rawId: bytes('\u0000\u0001\u0002'), type: 'public-key', response };
    return { ...base, getClientExtensionResults: () => ({}) };
  };
  const clientDataJSON = bytes('{}');
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', {
    ...navigator,
    credentials: {
      create: () => answer({ clientDataJSON, attestationObject: bytes('object') }),
      get: () =>
        answer({
          clientDataJSON,
          authenticatorData: bytes('data'),
          signature: bytes('signature'),
          userHandle: bytes('id'),
        }),
    },
  });
}

function show(isSignedIn = true) {
  const server = adminServerDouble([]);
  server.isSignedIn = isSignedIn;
  server.override.set('/api/admin/passkeys/begin', { status: 200, body: CREATION });
  server.override.set('/api/admin/login/passkey/begin', { status: 200, body: REQUEST });
  render(
    <MemoryRouter initialEntries={['/admin?tab=account']}>
      <AdminApp />
    </MemoryRouter>,
  );
  return server;
}
const section = () => screen.findByRole('region', { name: 'Passkeys' });

async function add() {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  fireEvent.change(screen.getByLabelText('Your password, to add a passkey'), { target: { value: 'right' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

beforeEach(() => toastStore.setState({ toast: null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the passkeys of an account', () => {
  it('can be added with the password; the new one asks for its name', async () => {
    stubBrowser();
    const server = show();
    server.passkeys = [KEY, PHONE];
    await add();
    const name = await screen.findByLabelText<HTMLInputElement>('Name of this passkey');
    expect(name.value).toBe('Chrome on Android');
    expect(toast()).toMatchObject({ title: 'Passkey added' });
    const sent = server.requests.filter(({ path, body }) => path.includes('passkeys') && body);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/admin/passkeys/begin', { currentPassword: 'right' }],
      ['/api/admin/passkeys', { id: 'AAEC', clientDataJSON: 'e30', attestationObject: 'b2JqZWN0' }],
    ]);
    fireEvent.change(name, { target: { value: ' ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the name' }));
    expect(await screen.findByText('Enter a name.')).toBeTruthy();
    const renamed = [KEY, { ...PHONE, name: 'Phone' }];
    server.override.set('/api/admin/passkeys/a/rename', { status: 200, body: renamed });
    server.passkeys = renamed;
    fireEvent.change(name, { target: { value: 'Phone' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the name' }));
    const rename = await screen.findByRole('button', { name: 'Rename Phone' });
    expect(document.activeElement).toBe(rename);
    expect(server.requests.find(({ path }) => path.endsWith('/a/rename'))?.body).toEqual({ name: 'Phone' });
  });

  it('say when they were used, and can be removed after a confirmation', async () => {
    stubBrowser();
    const server = show();
    server.passkeys = [KEY, PHONE];
    const shown = within(await section());
    expect(await shown.findByText('Never used')).toBeTruthy();
    expect(shown.getByText(/^Last used 24 Nov 2026/)).toBeTruthy();
    server.override.set('/api/admin/passkeys/b/remove', { status: 200, body: [PHONE] });
    fireEvent.click(shown.getByRole('button', { name: 'Remove Key on my keyring' }));
    server.passkeys = [PHONE];
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Passkey removed' }));
    await waitFor(() => expect(shown.queryByText('Key on my keyring')).toBeNull());
  });

  it.each([
    ['NotAllowedError', 'You cancelled, or the time ran out. Try again when you’re ready.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['UnknownError', 'Your browser couldn’t use a passkey. Try again.'],
  ])('explain a %s of the browser, and add nothing', async (failure, sentence) => {
    stubBrowser(failure);
    const server = show();
    await add();
    await waitFor(() => expect(toast()).toMatchObject({ description: sentence }));
    expect(
      server.requests.some(({ path, method }) => path === '/api/admin/passkeys' && method === 'POST'),
    ).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>('Your password, to add a passkey').value).toBe('right');
  });

  it('aren’t offered where the browser has none', async () => {
    show();
    expect(await screen.findByText(/This browser can’t create passkeys here/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('signing in with a passkey', () => {
  it('needs neither name nor password', async () => {
    stubBrowser();
    const server = show(false);
    const button = await screen.findByRole('button', { name: 'Use a passkey' });
    server.override.set('/api/admin/login/passkey', { status: 200, body: { username: 'admin' } });
    server.isSignedIn = true;
    fireEvent.click(button);
    await section();
    expect(toast()).toMatchObject({ title: 'Login Successful' });
    expect(server.requests.find(({ path }) => path === '/api/admin/login/passkey')?.body).toEqual({
      id: 'AAEC',
      clientDataJSON: 'e30',
      authenticatorData: 'ZGF0YQ',
      signature: 'c2lnbmF0dXJl',
      userHandle: 'aWQ',
    });
  });

  it('says why the server refuses one, and lets you try again', async () => {
    stubBrowser();
    const server = show(false);
    const detail = 'We couldn’t accept this passkey.';
    const body = { type: 'about:blank', title: 'Error', status: 401, code: 'unauthorised', detail };
    server.override.set('/api/admin/login/passkey', { status: 401, body });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Use a passkey' });
    fireEvent.click(button);
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Login Failed', description: detail }));
    expect(button.disabled).toBe(false);
  });

  it('isn’t offered where the browser has none', async () => {
    show(false);
    await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});
