import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { database } from '../../platform/database/bowlful.ts';
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
afterEach(cleanup);

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

  it('sends nothing if empty, and does not submit the surrounding form', async () => {
    const submitted = vi.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <ReportFlag species="dog" text="" />
      </form>,
    );
    await open(/This is wrong/);
    press('Send Report');
    expect(await screen.findByText('Required')).toBeTruthy();
    expect(await pendingItems()).toEqual([]);
    expect(submitted).not.toHaveBeenCalled();
  });
});
