import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { saveDraft } from '../../platform/database/drafts.ts';
import { announceChange } from '../../platform/outbox/events.ts';
import { reviewItem } from '../../platform/outbox/item.test-support.ts';
import { editedKey, type PendingItem } from '../../platform/outbox/item.ts';
import { deviceOutbox } from '../../platform/outbox/store.ts';
import { currentItems } from '../../platform/outbox/use-outbox.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { startOnline } from '../../testing/clean-slate.ts';
import { findError } from '../../testing/find-error.ts';
import { QueuePage } from './queue-page.tsx';

const draft = { rating: 4, userName: 'Jo', comment: 'Rex finished it in a minute.' };
const problem = { code: 'network', detail: 'Bowlful could not be reached.', at: '2026-11-19T07:00:00.000Z' };

async function put(changes: Partial<PendingItem> = {}, recipeTitle = 'Beef Pot') {
  const review = { recipeId: 2, recipeTitle, draft };
  const added = await deviceOutbox.add(reviewItem(review, crypto.randomUUID(), Date.now()));
  const changed = await deviceOutbox.change(added.id, () => ({ ...added, ...changes }) as PendingItem);
  return changed as PendingItem<'review'>;
}

async function markSent(item: PendingItem) {
  const { id, v, seq, type, title } = item;
  const sentAt = new Date().toISOString();
  await act(async () => {
    await deviceOutbox.change(id, () => ({ id, v, seq, type, title, recipeId: 2, status: 'sent', sentAt }));
    announceChange();
  });
}

async function show() {
  render(
    <MemoryRouter>
      <QueuePage />
    </MemoryRouter>,
  );
  announceChange();
  // The items of an earlier test may still be on the page.
  const items = await deviceOutbox.list();
  await waitFor(() => expect(currentItems()).toEqual(items));
  await waitFor(() => expect(screen.queryByText('Reading the queue')).toBeNull());
}

const refused = (detail = 'Links are not allowed in a review.', code = 'invalid') => ({
  status: 'refused' as const,
  attempts: 1,
  everAttempted: true,
  lastProblem: { ...problem, code, detail },
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(startOnline);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the queue', () => {
  it('when empty, says that everything written is kept here', async () => {
    await show();
    expect(screen.getByText('Everything you write is kept here until it arrives.')).toBeTruthy();
    expect(await screen.findByText('Nothing is waiting')).toBeTruthy();
  });

  it('shows refused items first, then waiting, then sent ones', async () => {
    await put();
    await put(refused());
    await markSent(await put());
    await show();
    await screen.findByText('Sent', { selector: 'h2' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Refused (1)',
      'Waiting (1)',
      'Sent',
    ]);
  });

  it('shows why a waiting item was not delivered, and its next attempt', async () => {
    const nextAttemptAt = new Date(Date.now() + 5 * 60_000).toISOString();
    await put({ attempts: 2, everAttempted: true, lastProblem: problem, nextAttemptAt });
    await show();
    const state = await screen.findByText(/Bowlful could not be reached\./);
    expect(state.textContent).toMatch(/Next try (today|tomorrow), \d\d:\d\d\./);
  });

  it('says offline that an item waits for the connection, and that nothing is sent twice', async () => {
    connectionStore.setState({ online: false });
    await put();
    await show();
    expect(
      await screen.findByText('We’ll send it when you’re back online. Nothing is sent twice.'),
    ).toBeTruthy();
  });

  it('warns when an item has waited for three days', async () => {
    await put({ writtenAt: new Date(Date.now() - 3.5 * 86_400_000).toISOString() });
    await show();
    expect(await screen.findByText(/has waited for 3 days/)).toBeTruthy();
  });

  it('retries an item at once on request', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const item = await put({ attempts: 3, everAttempted: true, lastProblem: problem, nextAttemptAt: later });
    await show();
    await screen.findByText('Review of Beef Pot');
    press('Retry');
    await waitFor(async () => {
      const [waiting] = (await deviceOutbox.list()) as PendingItem[];
      expect(waiting?.id).toBe(item.id);
      expect(new Date(waiting?.nextAttemptAt ?? later).getTime()).toBeLessThanOrEqual(Date.now());
    });
  });

  it('copies the title, stars, name and text of a review', async () => {
    const writeText = vi.fn(async (_text: string) => {});
    vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
    await put();
    await show();
    await screen.findByText('Review of Beef Pot');
    press('Copy');
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(
        'Review of Beef Pot\n4 of 5 stars, Jo\n\nRex finished it in a minute.\n',
      ),
    );
  });
});

describe('a refused item', () => {
  it('shows the reason and keeps the text visible', async () => {
    await put(refused());
    await show();
    expect(await screen.findByText(/Links are not allowed in a review\./)).toBeTruthy();
    expect(screen.getByText(/Rex finished it in a minute\./)).toBeTruthy();
  });

  it('is sent as a new item when corrected', async () => {
    const before = await put(refused());
    await show();
    await screen.findByText('Refused (1)');
    press('Correct and send again');
    fireEvent.change(screen.getByLabelText('Your comment'), {
      target: { value: 'Rex finished it. No links.' },
    });
    press('Send again');
    await screen.findByText('Waiting (1)');
    const [after] = (await deviceOutbox.list()) as PendingItem[];
    expect(after).toMatchObject({
      status: 'waiting',
      body: { draft: { comment: 'Rex finished it. No links.' } },
    });
    expect(after?.id).not.toBe(before.id);
  });

  it('is not sent while it is an invalid review', async () => {
    await put(refused());
    await show();
    await screen.findByText('Refused (1)');
    press('Correct and send again');
    fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: 'Short' } });
    press('Send again');
    expect(screen.getByText('Comment is required (minimum 10 characters)')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your comment'));
    expect(((await deviceOutbox.list()) as PendingItem[])[0]?.status).toBe('refused');
  });

  it('fault 28: says when the first version has already arrived', async () => {
    await put(refused('Your first version has already arrived', 'key-reused'));
    await show();
    expect(
      await screen.findByText(/Your first version has already arrived\. You edited this after/),
    ).toBeTruthy();
  });
});

describe('discarding', () => {
  it('asks first, and warns that an attempted item may have arrived', async () => {
    await put({ everAttempted: true, attempts: 1, lastProblem: problem });
    await show();
    await screen.findByText('Waiting (1)');
    press('Discard');
    const question = screen.getByRole('alertdialog');
    expect(question.textContent).toContain('may have arrived anyway');
    expect(await deviceOutbox.list()).toHaveLength(1);
    fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Nothing is waiting')).toBeTruthy();
    expect(await deviceOutbox.list()).toEqual([]);
  });

  it('says that an item was never sent, and can keep it', async () => {
    await put();
    await show();
    await screen.findByText('Waiting (1)');
    press('Discard');
    expect(screen.getByRole('alertdialog').textContent).toContain('hasn’t been sent yet');
    press('Keep');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await deviceOutbox.list()).toHaveLength(1);
  });

  it('says so when the device cannot discard an item, and keeps the unsaved text of its editor', async () => {
    const { seq } = await put();
    await saveDraft(editedKey(seq), { comment: 'Much longer new words.' });
    await show();
    await screen.findByText('Waiting (1)');
    vi.spyOn(deviceOutbox, 'change').mockRejectedValue(new Error('Please try again.'));
    press('Discard');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(toastStore.getState().toast).toMatchObject({ title: 'Error' }));
    // Writes come in order: a deletion under way would be done by then.
    await saveDraft('other', {});
    expect(await database.drafts.get(editedKey(seq))).toBeDefined();
  });
});

describe('editing', () => {
  it('keeps the id of a waiting item and changes its text', async () => {
    const before = await put();
    await show();
    await screen.findByText('Waiting (1)');
    press('Edit');
    fireEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    press('Save');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    const [after] = (await deviceOutbox.list()) as PendingItem[];
    expect(after?.id).toBe(before.id);
    expect(after).toMatchObject({ body: { draft: { rating: 5 } } });
  });

  it('takes over the text that another tab stores before anything is typed in the editor', async () => {
    const item = await put();
    await show();
    await screen.findByText('Waiting (1)');
    press('Edit');
    const body = { ...item.body, draft: { ...draft, comment: 'Rex finished it in ten seconds.' } };
    await act(async () => {
      await deviceOutbox.change(item.id, () => ({ ...item, body }));
      announceChange();
    });
    await screen.findByDisplayValue('Rex finished it in ten seconds.');
    fireEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    press('Save');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(await deviceOutbox.list()).toMatchObject([
      { id: item.id, body: { draft: { ...body.draft, rating: 5 } } },
    ]);
  });

  it('keeps the new text when the item is delivered during the edit, and sends it as a second review', async () => {
    const item = await put();
    await show();
    await screen.findByText('Waiting (1)');
    press('Edit');
    fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: 'Much longer new words.' } });
    await markSent(item);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('Much longer new words.');

    press('Save');
    expect((await findError()).textContent).toContain('Your first version has already arrived');
    press('Send as a second review');
    await screen.findByText('Sent', { selector: 'h2' });
    const items = await deviceOutbox.list();
    expect(items.map(({ status }) => status).sort()).toEqual(['sent', 'waiting']);
    const second = items.find(({ status }) => status === 'waiting') as PendingItem;
    expect(second).toMatchObject({
      title: 'Review of Beef Pot',
      body: { draft: { comment: 'Much longer new words.' } },
    });
    expect(second.id).not.toBe(item.id);
  });
});
