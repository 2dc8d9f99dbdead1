import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoredContactMessage } from '#domain/contract/intake';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { findError, queryError } from '../../../testing/find-error.ts';
import { isDisabled } from '../../../testing/is-disabled.ts';
import { AdminApp } from '../../admin-app.tsx';
import { choose } from '../../admin-controls.test-support.ts';
import { adminServerDouble } from '../../admin-server.test-support.ts';

const message = (changes: Partial<StoredContactMessage>): StoredContactMessage => ({
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
  ...changes,
});

afterEach(() => {
  vi.unstubAllGlobals();
  toastStore.setState({ toast: null });
});

function open(messages: StoredContactMessage[], server = adminServerDouble([])) {
  server.isSignedIn = true;
  server.messages = messages;
  render(
    <MemoryRouter initialEntries={['/admin?tab=messages']}>
      <AdminApp />
    </MemoryRouter>,
  );
  return server;
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Contact Messages' })).getAllByRole('listitem');
const toast = () => toastStore.getState().toast;

describe('the contact messages', () => {
  it('show a notice if there are none', async () => {
    open([]);
    expect(await screen.findByText('No Contact Messages')).toBeTruthy();
    expect(screen.getByText('No contact form submissions have been received yet.')).toBeTruthy();
  });

  it('are counted by status, and show sender, category, date, status and, expanded, the text', async () => {
    open([
      message({}),
      message({ subject: 'Leeks', status: 'in_progress' }),
      message({ subject: 'Beans', status: 'closed' }),
    ]);
    const [first] = await cards();
    expect(first?.textContent).toMatch(/Peas.*Recipe Support.*Ada.*ada@example\.org.*2026.*New/);
    const counters = screen.getAllByRole('definition').map((counter) => counter.textContent);
    expect(counters.slice(0, 4)).toEqual(['1', '1', '0', '3']);
    expect(screen.getByRole('tab', { name: 'Messages 1' })).toBeTruthy();
    const words = screen.getAllByText('May cats eat peas?')[0] as HTMLElement;
    expect(words.closest('[hidden]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Expand Peas' }));
    expect(words.closest('[hidden]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Collapse Peas' })).toBeTruthy();
    const reply = within(first as HTMLElement).getByRole('link', { name: /Reply/ });
    expect(reply.getAttribute('href')).toBe('mailto:ada%40example.org?subject=Re%3A%20Peas');
  });

  it('show the page and the build they were sent from', async () => {
    open([message({ context: { route: '/recipe/12', build: 'index-4f2a.js' } })]);
    const [first] = await cards();
    expect(first?.textContent).toContain('Sent from /recipe/12, build index-4f2a.js.');
  });

  it('are filtered by status and by text', async () => {
    open([message({}), message({ subject: 'Leeks', status: 'resolved', message: 'And leeks?' })]);
    await cards();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: ' LEEKS' } });
    expect((await cards()).map((card) => card.textContent)).toEqual([expect.stringContaining('Leeks')]);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: '' } });
    await choose(screen.getByRole('combobox', { name: 'Show' }), 'New');
    expect((await cards()).map((card) => card.textContent)).toEqual([expect.stringContaining('Peas')]);
    await choose(screen.getByRole('combobox', { name: 'Show' }), 'Closed');
    expect(await screen.findByText('No messages match.')).toBeTruthy();
  });

  it('accept a status and notes', async () => {
    const server = open([message({})]);
    await cards();
    fireEvent.click(screen.getByRole('button', { name: 'Expand Peas' }));
    await choose(screen.getByRole('combobox', { name: 'Status' }), 'Resolved');
    const notes = screen.getByRole('textbox', { name: /Admin notes/ });
    expect(notes.getAttribute('rows')).toBe('3');
    fireEvent.change(notes, { target: { value: 'By phone.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Update Message' }));
    expect(isDisabled(screen.getByRole('button', { name: 'Updating...' }))).toBe(true);
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Message Updated',
        description: 'Contact message status has been updated successfully.',
      }),
    );
    expect(server.messages[0]).toMatchObject({ status: 'resolved', adminNotes: 'By phone.', version: 1 });
  });

  it('accept a reply by e-mail, and show its outcome', async () => {
    const server = open([message({})]);
    await cards();
    fireEvent.click(screen.getByRole('button', { name: 'Expand Peas' }));
    const send = await screen.findByRole('button', { name: 'Send Reply' });
    expect(isDisabled(send)).toBe(true);
    fireEvent.change(screen.getByRole('textbox', { name: /Reply by e-mail/ }), {
      target: { value: ' They may have ten. ' },
    });
    fireEvent.click(send);
    const replies = await screen.findByRole('list', { name: 'Replies to Peas' });
    expect(replies.textContent).toMatch(/Waiting to be sent.*They may have ten\./);
    expect(toast()?.title).toBe('Reply Queued');
    expect(server.replies).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: /Reply by e-mail/ })).toHaveProperty('value', '');
  });

  it('keep the typed notes if the update fails', async () => {
    const own = message({});
    const server = open([own]);
    server.override.set(`/api/admin/contact-messages/${own.id}`, 'unreachable');
    await cards();
    fireEvent.click(screen.getByRole('button', { name: 'Expand Peas' }));
    fireEvent.change(screen.getByRole('textbox', { name: /Admin notes/ }), {
      target: { value: 'By phone.' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Update Message' }));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Update Failed',
        description: 'Failed to update message status. Please try again.',
      }),
    );
    expect(screen.getByRole('textbox', { name: /Admin notes/ })).toHaveProperty('value', 'By phone.');
  });

  it('fault 54: show both versions if somebody else saved first, and updating again replaces theirs', async () => {
    const own = message({});
    const path = `/api/admin/contact-messages/${own.id}`;
    const server = open([own]);
    await cards();
    fireEvent.click(screen.getByRole('button', { name: 'Expand Peas' }));
    fireEvent.change(screen.getByRole('textbox', { name: /Admin notes/ }), { target: { value: 'Mine' } });
    server.messages = [{ ...own, status: 'closed', adminNotes: 'Theirs', version: 1 }];
    server.override.set(path, { status: 412, body: { type: 'about:blank', title: 'Stale', status: 412 } });
    fireEvent.click(screen.getByRole('button', { name: 'Update Message' }));
    const notice = await findError();
    await waitFor(() => expect(notice.textContent).toMatch(/It is now Closed, with these notes:Theirs/));
    expect(screen.getByRole('textbox', { name: /Admin notes/ })).toHaveProperty('value', 'Mine');
    server.override.delete(path);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update Message' })).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'Update Message' }));
    await waitFor(() => expect(server.messages[0]).toMatchObject({ adminNotes: 'Mine', version: 2 }));
    await waitFor(() => expect(queryError()).toBeNull());
  });

  it('keep a failed reply and notes over a reload; the repeat has the same idempotency key', async () => {
    const own = message({});
    const server = open([own]);
    const expand = async () => {
      await cards();
      fireEvent.click(screen.getByRole('button', { name: 'Expand Peas' }));
    };
    const reply = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Reply by e-mail/ });
    const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Admin notes/ });
    await expand();
    fireEvent.change(await reply(), { target: { value: 'They may have ten.' } });
    fireEvent.change(notes(), { target: { value: 'Ask Ada.' } });
    const path = `/api/admin/contact-messages/${own.id}/replies`;
    server.override.set(path, 'unreachable');
    fireEvent.click(screen.getByRole('button', { name: 'Send Reply' }));
    await waitFor(() => expect(toast()?.variant).toBe('destructive'));
    cleanup();
    server.override.delete(path);
    open([own], server);
    await expand();
    const field = await reply();
    await waitFor(() => expect(field.value).toBe('They may have ten.'));
    await waitFor(() => expect(notes().value).toBe('Ask Ada.'));
    fireEvent.click(screen.getByRole('button', { name: 'Send Reply' }));
    await waitFor(() => expect(field.value).toBe(''));
    const keys = server.requests.filter(({ method }) => method === 'POST').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('fault 54: show both versions of notes that were left unsaved while somebody else saved theirs', async () => {
    const own = message({});
    const server = open([own]);
    await cards();
    fireEvent.click(screen.getByRole('button', { name: 'Expand Peas' }));
    fireEvent.change(screen.getByRole('textbox', { name: /Admin notes/ }), { target: { value: 'Mine' } });
    cleanup();
    open([{ ...own, adminNotes: 'Theirs', version: 1 }], server);
    await cards();
    fireEvent.click(screen.getByRole('button', { name: 'Expand Peas' }));
    expect((await findError()).textContent).toMatch(/with these notes:Theirs/);
    expect(screen.getByRole('textbox', { name: /Admin notes/ })).toHaveProperty('value', 'Mine');
  });

  it('show no conflict if more notes were typed while the first were saved', async () => {
    const server = open([message({})]);
    const [card] = await cards();
    fireEvent.click(within(card as HTMLElement).getByRole('button', { name: /^Expand/ }));
    const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Admin notes/ });
    fireEvent.change(notes(), { target: { value: 'Mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Update Message' }));
    fireEvent.change(notes(), { target: { value: 'Mine, and more' } });
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Message Updated' }));
    await screen.findByRole('button', { name: 'Update Message' });
    expect(server.messages[0]).toMatchObject({ adminNotes: 'Mine', version: 1 });
    expect(notes().value).toBe('Mine, and more');
    expect(queryError()).toBeNull();
  });

  it('follow what somebody else saves after your own notes were saved', async () => {
    const own = message({});
    const other = message({ subject: 'Beans' });
    const server = open([own, other]);
    await cards();
    for (const { subject } of [own, other])
      fireEvent.click(screen.getByRole('button', { name: `Expand ${subject}` }));
    const form = ({ subject }: StoredContactMessage) =>
      within(screen.getByRole('form', { name: `Status and notes of ${subject}` }));
    const notes = () => form(own).getByRole<HTMLTextAreaElement>('textbox', { name: /Admin notes/ });
    const update = (of: StoredContactMessage) =>
      fireEvent.click(form(of).getByRole('button', { name: 'Update Message' }));
    fireEvent.change(notes(), { target: { value: 'Mine' } });
    update(own);
    await waitFor(() => expect(server.messages[0]).toMatchObject({ adminNotes: 'Mine', version: 1 }));
    await form(own).findByRole('button', { name: 'Update Message' });
    server.messages[0] = { ...own, status: 'closed', adminNotes: 'Theirs', version: 2 };
    // Saving another message reloads both.
    update(other);
    await waitFor(() => expect(notes().value).toBe('Theirs'));
    expect(queryError()).toBeNull();
    fireEvent.change(notes(), { target: { value: 'Theirs, and mine' } });
    update(own);
    await waitFor(() =>
      expect(server.messages[0]).toMatchObject({
        adminNotes: 'Theirs, and mine',
        status: 'closed',
        version: 3,
      }),
    );
  });
});
