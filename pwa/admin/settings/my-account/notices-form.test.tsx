import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notices } from '#domain/contract/notices';
import { anyDirtyForm } from '../../../platform/state/dirty-forms.ts';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { adminServerDouble } from '../../admin-server.test-support.ts';
import { Queries } from '../../calls/queries.test-support.tsx';
import { AdminTheme } from '../../parts/admin-theme.tsx';
import { NoticesCard } from './notices-form.tsx';

const PATH = '/api/admin/notices';
const OFF: Notices = {
  email: null,
  isDaily: false,
  isImmediate: false,
  sendsMail: true,
  mailProblem: null,
  webhook: null,
};

async function show(notices: Notices) {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  server.override.set(PATH, { status: 200, body: notices });
  render(
    <MemoryRouter>
      <AdminTheme className="">
        <Queries>
          <NoticesCard onSignedOut={() => {}} />
        </Queries>
      </AdminTheme>
    </MemoryRouter>,
  );
  await screen.findByLabelText('Your e-mail address');
  return server;
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => toastStore.setState({ toast: null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('e-mails about new items', () => {
  it('are off until the administrator chooses a kind and gives an address', async () => {
    const server = await show(OFF);
    expect(box('Once a day, if something waits').getAttribute('aria-checked')).toBe('false');
    expect(box('Soon after each new item').getAttribute('aria-checked')).toBe('false');
    fireEvent.click(box('Soon after each new item'));
    expect(anyDirtyForm()).toBe(true);
    save();
    const field = screen.getByLabelText('Your e-mail address');
    expect(await screen.findByText('Enter the address to send them to.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: ' keeper@example.org ' } });
    const body = { email: 'keeper@example.org', isDaily: false, isImmediate: true };
    server.override.set(PATH, { status: 200, body: { ...OFF, ...body } });
    save();
    await waitFor(() => expect(toastStore.getState().toast?.title).toBe('E-mails changed'));
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual(body);
    await waitFor(() => expect(anyDirtyForm()).toBe(false));
  });

  it('keep a setting that is changed during a save', async () => {
    await show({ ...OFF, email: 'keeper@example.org' });
    fireEvent.click(box('Once a day, if something waits'));
    save();
    fireEvent.click(box('Soon after each new item'));
    await waitFor(() => expect(toastStore.getState().toast?.title).toBe('E-mails changed'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false),
    );
    expect(box('Soon after each new item').getAttribute('aria-checked')).toBe('true');
    expect(anyDirtyForm()).toBe(true);
  });

  it('say why the last one wasn’t sent, and why the webhook failed', async () => {
    await show({
      ...OFF,
      sendsMail: false,
      mailProblem: 'The mail server does not take this address.',
      webhook: { problem: 'The receiver answered 500.' },
    });
    expect(screen.getByText(/Set SMTP_URL/)).toBeTruthy();
    expect(
      screen.getByText('The last e-mail wasn’t sent. The mail server does not take this address.'),
    ).toBeTruthy();
    expect(
      screen.getByText('The webhook didn’t get the last items. The receiver answered 500. We keep trying.'),
    ).toBeTruthy();
  });
});
