import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PendingRating } from '#domain/contract/admin';
import { database } from '../../../platform/database/bowlful.ts';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { findError } from '../../../testing/find-error.ts';
import { isDisabled } from '../../../testing/is-disabled.ts';
import { showAdmin, shownToast, signInWith } from '../../admin-app.test-support.tsx';
import { choose } from '../../admin-controls.test-support.ts';
import { adminServerDouble, comment } from '../../admin-server.test-support.ts';

const moderations = (server: ReturnType<typeof adminServerDouble>) =>
  server.requests.filter(({ path }) => path.includes('moderate-rating'));
const cards = () => screen.queryAllByRole('listitem');
const selected = () =>
  cards().find((card) => card.getAttribute('aria-current') === 'true')?.textContent ?? '';

beforeEach(() => toastStore.setState({ toast: null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the comments', () => {
  const two = () => [
    comment({ userName: 'Hannah', imageUrl: '/photo.jpg' }),
    comment({ userName: '', userCountry: null, comment: 'My cat left the pumpkin.', rating: 3 }),
  ];

  async function inside(pending: PendingRating[]) {
    const server = adminServerDouble(pending);
    server.isSignedIn = true;
    showAdmin('/admin?tab=comments');
    await screen.findByRole('heading', { name: 'Pending Comment Reviews' });
    return server;
  }

  it('shows who wrote what about which recipe', async () => {
    await inside(two());
    const [first, second] = cards() as [HTMLElement, HTMLElement];
    expect(first.textContent).toContain('Hannah');
    expect(first.textContent).toContain('United Kingdom, 19 Nov 2026');
    expect(within(first).getByText('Has Photo')).toBeTruthy();
    expect(within(first).getByRole('img', { name: '5 of 5 stars' })).toBeTruthy();
    const link = within(first).getByRole('link', { name: 'Chicken & Brown Rice Bowl (1)' });
    expect(link.getAttribute('href')).toBe('/recipe/1');
    expect(second.textContent).toContain('Anonymous');
    expect(second.textContent).toContain('Unknown, 19 Nov 2026');
    expect(within(second).queryByText('Has Photo')).toBeNull();
  });

  it('fault 54: says who decided when, keeps a reply, and links to the comment in Published', async () => {
    const [first, second] = two() as [PendingRating, PendingRating];
    const server = await inside([first, second]);
    const at = new Date(2026, 10, 27, 14, 3).toISOString();
    const decided = { by: 'Ada', at, status: 'rejected', recipeId: null };
    const problem = { type: 'x', title: 'Conflict', status: 409, code: 'conflict', detail: 'Decided.' };
    server.override.set(`/api/admin/moderate-rating/${first.id}`, {
      status: 409,
      body: { ...problem, decided },
    });
    const [reply] = screen.getAllByLabelText('Admin reply') as [HTMLElement];
    fireEvent.change(reply, { target: { value: 'Thank you, Pip.' } });
    server.pending = [second];
    fireEvent.click(screen.getByRole('button', { name: 'Approve Hannah' }));
    const notice = await findError();
    expect(notice.textContent).toContain(
      'Ada rejected the comment of Hannah on 27 Nov 2026, 14:03. Your decision wasn’t saved.',
    );
    expect(notice.textContent).toContain('Thank you, Pip.');
    const link = screen.getByRole('link', { name: 'Approve it in Published' });
    expect(link.getAttribute('href')).toBe(`/admin?tab=published&show=reviews&search=${first.id}`);
    await waitFor(() => expect(cards()).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Approve Anonymous' }));
    await screen.findByText('No pending comments to review!');
    expect(screen.queryByText(/Ada rejected/)).toBeNull();
  });

  it('says so when none is pending', async () => {
    await inside([]);
    expect(screen.getByText('No pending comments to review!')).toBeTruthy();
  });

  it('approves a comment, reloads the list and the figures, and says so', async () => {
    const server = await inside(two());
    const before = server.requests.filter(({ path }) => path.endsWith('stats')).length;
    fireEvent.click(screen.getByRole('button', { name: 'Approve Hannah' }));
    expect(isDisabled(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve Anonymous' }))).toBe(
      true,
    );
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(moderations(server)[0]?.body).toEqual({ status: 'approved' });
    expect(shownToast()?.title).toBe('Comment Updated');
    expect(server.requests.filter(({ path }) => path.endsWith('stats')).length).toBe(before + 1);
    await waitFor(() =>
      expect(isDisabled(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve Anonymous' }))).toBe(
        false,
      ),
    );
  });

  it('accepts the next decision as soon as the list has reloaded, however long the figures take', async () => {
    const server = await inside(two());
    server.override.set('/api/admin/stats', 'never');
    fireEvent.keyDown(window, { key: 'a' });
    await waitFor(() => expect(cards()).toHaveLength(1));
    fireEvent.keyDown(window, { key: 'r' });
    await screen.findByText('No pending comments to review!');
    expect(moderations(server)).toHaveLength(2);
  });

  it('publishes reply and translation on approval, and ignores keys typed in their fields', async () => {
    const server = await inside(two());
    const [first] = cards() as [HTMLElement];
    fireEvent.click(within(first).getByText('Reply or translate'));
    const type = (label: string, value: string) =>
      fireEvent.change(within(first).getByLabelText(label), { target: { value } });
    type('Admin reply', ' Thank you, Hannah. ');
    await choose(within(first).getByLabelText('Translated into'), 'German');
    type('Translation', 'Er hat den Napf ausgeleckt.');
    // 'a' types a letter in a text field, and jumps to an option in a select.
    fireEvent.keyDown(within(first).getByLabelText('Translation'), { key: 'a' });
    fireEvent.keyDown(within(first).getByLabelText('Translated into'), { key: 'a' });
    expect(moderations(server)).toEqual([]);
    fireEvent.keyDown(window, { key: 'a' });
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(moderations(server)[0]?.body).toEqual({
      status: 'approved',
      adminReply: 'Thank you, Hannah.',
      translation: { language: 'de', comment: 'Er hat den Napf ausgeleckt.' },
    });
  });

  it('keeps an unsent reply over a reload, until its comment is decided', async () => {
    const [first, second] = two() as [PendingRating, PendingRating];
    const server = await inside([first, second]);
    const reply = () => within(cards()[0] as HTMLElement).getByLabelText<HTMLTextAreaElement>('Admin reply');
    fireEvent.change(reply(), { target: { value: 'Thank you, Hannah.' } });
    cleanup();
    showAdmin('/admin?tab=comments');
    await waitFor(() => expect(reply().value).toBe('Thank you, Hannah.'));
    server.pending = [second];
    cleanup();
    showAdmin('/admin?tab=comments');
    await waitFor(() => expect(cards()).toHaveLength(1));
    await waitFor(async () => expect(await database.drafts.get('admin answers')).toBeUndefined());
  });

  it('does not send the typed reply when the comment is rejected', async () => {
    const server = await inside(two());
    const [first] = cards() as [HTMLElement];
    fireEvent.change(within(first).getByLabelText('Admin reply'), { target: { value: 'Not nice.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reject Hannah' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(moderations(server)[0]?.body).toEqual({ status: 'rejected', notes: 'Comment rejected by admin' });
  });

  it("rejects with the note 'Comment rejected by admin'", async () => {
    const server = await inside(two());
    fireEvent.click(screen.getByRole('button', { name: 'Reject Anonymous' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(moderations(server)[0]?.body).toEqual({ status: 'rejected', notes: 'Comment rejected by admin' });
  });

  it('moves with J and K and decides with A and R', async () => {
    const server = await inside(two());
    expect(selected()).toContain('Hannah');
    fireEvent.keyDown(window, { key: 'j' });
    expect(selected()).toContain('Anonymous');
    fireEvent.keyDown(window, { key: 'k' });
    expect(selected()).toContain('Hannah');
    fireEvent.keyDown(window, { key: 'a' });
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(selected()).toContain('Anonymous');
    await waitFor(() =>
      expect(isDisabled(screen.getByRole<HTMLButtonElement>('button', { name: 'Reject Anonymous' }))).toBe(
        false,
      ),
    );
    fireEvent.keyDown(window, { key: 'R' });
    await screen.findByText('No pending comments to review!');
    expect(moderations(server).map(({ body }) => (body as { status: string }).status)).toEqual([
      'approved',
      'rejected',
    ]);
  });

  it('approves several comments at once, and makes them pending again with one undo', async () => {
    const server = await inside([...two(), comment({ userName: 'Ola' })]);
    fireEvent.keyDown(window, { key: 'x' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ola' }));
    fireEvent.click(screen.getByRole('button', { name: 'Approve 2 comments' }));
    await screen.findByText('2 comments approved.');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(moderations(server).map(({ body }) => body)).toEqual([
      { status: 'approved' },
      { status: 'approved' },
    ]);
    await waitFor(() =>
      expect(isDisabled(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }))).toBe(false),
    );
    fireEvent.keyDown(window, { key: 'u' });
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(server.requests.filter(({ path }) => path.endsWith('/acts')).map(({ body }) => body)).toEqual([
      { act: 'reopen' },
      { act: 'reopen' },
    ]);
    expect(screen.queryByText('2 comments approved.')).toBeNull();
  });

  it('undoes the rest of a batch after one comment failed because somebody else had changed it', async () => {
    const [first, second] = two() as [PendingRating, PendingRating];
    const server = await inside([first, second]);
    fireEvent.keyDown(window, { key: 'x' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Anonymous' }));
    fireEvent.click(screen.getByRole('button', { name: 'Approve 2 comments' }));
    await screen.findByText('2 comments approved.');
    const problem = { type: 'x', title: 'Changed', status: 412, code: 'stale-version', detail: 'Changed.' };
    server.override.set(`/api/admin/reviews/${first.id}/acts`, { status: 412, body: problem });
    const undo = async () => {
      const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Undo' });
      await waitFor(() => expect(isDisabled(button)).toBe(false));
      fireEvent.click(button);
    };
    await undo();
    await screen.findByText('1 comment approved.');
    await undo();
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.queryByText('1 comment approved.')).toBeNull();
  });

  it('keeps the reply of an undone decision, and removes it once cleared', async () => {
    const server = await inside([comment({ userName: 'Hannah', version: 1, adminReply: 'Thank you!' })]);
    const reply = screen.getByLabelText('Admin reply');
    expect(reply).toHaveProperty('value', 'Thank you!');
    fireEvent.change(reply, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Approve Hannah' }));
    await screen.findByText('No pending comments to review!');
    expect(moderations(server)[0]?.body).toEqual({ status: 'approved', adminReply: null });
  });

  it('keeps a typed reply through a rejection that is undone', async () => {
    await inside([comment({ userName: 'Hannah' })]);
    fireEvent.change(screen.getByLabelText('Admin reply'), { target: { value: 'Thank you!' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reject Hannah' }));
    await screen.findByText('No pending comments to review!');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Admin reply')).toHaveProperty('value', 'Thank you!');
  });

  it('ignores keys with Ctrl, keys held down, and all keys while they are switched off', async () => {
    const server = await inside(two());
    fireEvent.keyDown(window, { key: 'a', ctrlKey: true });
    fireEvent.keyDown(window, { key: 'a', repeat: true });
    fireEvent.click(screen.getByRole('switch'));
    fireEvent.keyDown(window, { key: 'a' });
    expect(moderations(server)).toEqual([]);
  });

  it('keeps the comment and says why if the server is unreachable', async () => {
    const pending = two();
    const server = await inside(pending);
    server.override.set(`/api/admin/moderate-rating/${pending[0]?.id}`, 'unreachable');
    fireEvent.click(screen.getByRole('button', { name: 'Approve Hannah' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ variant: 'destructive', title: 'Error' }));
    expect(shownToast()?.description).toContain('needs the network');
    expect(cards()).toHaveLength(2);
  });

  it('drops a comment that somebody else decided', async () => {
    const server = await inside(two());
    server.pending = server.pending.slice(1);
    fireEvent.click(screen.getByRole('button', { name: 'Approve Hannah' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(shownToast()?.title).toBe('Error');
  });

  it('fault 53: asks for a new sign-in when the session has ended, then returns to the same comment', async () => {
    const server = await inside(two());
    fireEvent.keyDown(window, { key: 'j' });
    server.isSignedIn = false;
    fireEvent.keyDown(window, { key: 'a' });
    await screen.findByText(/Your session has ended/);
    expect(screen.queryByRole('heading', { name: 'Pending Comment Reviews' })).toBeNull();

    await act(async () => signInWith('right'));
    await screen.findByRole('heading', { name: 'Pending Comment Reviews' });
    expect(selected()).toContain('Anonymous');
    expect(cards()).toHaveLength(2);
  });

  it('starts with twenty comments, selects those at once, and shows more on request', async () => {
    await inside(Array.from({ length: 21 }, () => comment({})));
    expect(cards()).toHaveLength(20);
    fireEvent.click(screen.getByLabelText('Select all 20'));
    expect(screen.getByRole('button', { name: 'Approve 20 comments' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show more (1 left)' }));
    expect(cards()).toHaveLength(21);
  });
});
