import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { database } from '../../platform/database/bowlful.ts';
import { OutboxError } from '../../platform/outbox/database.ts';
import { deviceOutbox } from '../../platform/outbox/store.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { pendingItems, startQueue } from '../../testing/queue-harness.tsx';
import { ReportFlag } from './report-flag.tsx';

beforeEach(async () => {
  await startQueue();
  await database.drafts.clear();
  // Offline, the form waits for no acknowledgement.
  connectionStore.setState({ online: false });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Opens the report dialog, which loads lazily. */
async function open(name: string | RegExp) {
  press(name);
  await screen.findByRole('dialog');
}
const drafts = async () => (await pendingItems()).map(({ type, body }) => [type, body.draft]);

describe('This is wrong', () => {
  it('queues a report of the flag, as a false alarm unless the person says otherwise', async () => {
    render(<ReportFlag species="cat" text=" 1 leek " food="Leek" recipeId={7} />);
    await open('This is wrong: Leek');
    expect(screen.getByLabelText<HTMLInputElement>('The words in question').value.trim()).toBe('1 leek');
    fireEvent.change(screen.getByLabelText('Comment (optional)'), { target: { value: 'A street. ' } });
    press('Send Report');
    await waitFor(() => expect(toastStore.getState().toast?.title).toBe('Saved on this device'));
    await waitFor(async () =>
      expect(await drafts()).toEqual([
        [
          'report',
          {
            kind: 'false-alarm',
            species: 'cat',
            text: '1 leek',
            food: 'Leek',
            comment: 'A street.',
            recipeId: 7,
            version: `${VERDICT_VERSION}.unbuilt`,
          },
        ],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('reports a missed danger if nothing was found, for the animal that the person names', async () => {
    render(<ReportFlag text="Try a handful of sultanas" />);
    await open('This is wrong: nothing found');
    expect(screen.queryByLabelText('No danger')).toBeNull();
    fireEvent.click(screen.getByLabelText('Cats'));
    press('Send Report');
    await waitFor(async () =>
      expect(await drafts()).toMatchObject([
        ['report', { kind: 'missed', species: 'cat', text: 'Try a handful of sultanas' }],
      ]),
    );
    expect((await drafts())[0]?.[1]).not.toHaveProperty('food');
  });

  it('keeps the typed text when the dialog closes or the page reloads, until it is sent', async () => {
    const { unmount } = render(<ReportFlag species="dog" text="1 leek" food="Leek" />);
    await open('This is wrong: Leek');
    fireEvent.change(screen.getByLabelText('Comment (optional)'), { target: { value: 'Leek Street' } });
    press('Close the report');
    await open('This is wrong: Leek');
    const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Comment (optional)').value;
    await waitFor(() => expect(comment()).toBe('Leek Street'));
    unmount();
    // The words in question have changed in the meantime.
    render(<ReportFlag species="dog" text="2 leeks" food="Leek" />);
    await open('This is wrong: Leek');
    await waitFor(() => expect(comment()).toBe('Leek Street'));
    press('Send Report');
    await waitFor(async () =>
      expect(await drafts()).toMatchObject([['report', { text: '2 leeks', comment: 'Leek Street' }]]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open('This is wrong: Leek');
    expect(comment()).toBe('');
  });

  it.each(['Close the report', 'Cancel', 'Send Report'])(
    '%s gives the focus back to the flag',
    async (end) => {
      render(<ReportFlag species="dog" text="1 leek" food="Leek" />);
      const flag = screen.getByRole('button', { name: 'This is wrong: Leek' });
      // As in browsers, which give it back only from a dialog that is closed, not from one that is removed.
      vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => flag.focus());
      await open('This is wrong: Leek');
      press(end);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(flag);
    },
  );

  it('keeps what was typed while it was being sent, and stays open for it', async () => {
    render(<ReportFlag species="dog" text="1 leek" food="Leek" />);
    await open('This is wrong: Leek');
    const comment = screen.getByLabelText<HTMLTextAreaElement>('Comment (optional)');
    fireEvent.change(comment, { target: { value: 'Leek Street' } });
    press('Send Report');
    fireEvent.change(comment, { target: { value: 'Leek Street, in Oslo' } });
    await waitFor(async () => expect(await drafts()).toMatchObject([['report', { comment: 'Leek Street' }]]));
    await waitFor(async () =>
      expect((await database.drafts.get('report:dog::Leek'))?.value).toMatchObject({
        comment: 'Leek Street, in Oslo',
      }),
    );
    expect(await screen.findByRole('button', { name: 'Send Report' })).toBeTruthy();
    expect(comment.value).toBe('Leek Street, in Oslo');
  });

  it('says in the dialog, which covers the toast, why a report could not be saved', async () => {
    vi.spyOn(deviceOutbox, 'add').mockRejectedValue(new OutboxError('full'));
    render(<ReportFlag species="dog" text="1 leek" food="Leek" />);
    await open('This is wrong: Leek');
    press('Send Report');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(new OutboxError('full').message)).toBeTruthy();
  });

  it('sends nothing if empty, leads to the empty field, and does not submit the surrounding form', async () => {
    const submitted = vi.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <ReportFlag species="dog" text="" />
      </form>,
    );
    await open(/This is wrong/);
    press('Send Report');
    expect(await screen.findByText('Required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('The words in question'));
    expect(await pendingItems()).toEqual([]);
    expect(submitted).not.toHaveBeenCalled();
  });
});
