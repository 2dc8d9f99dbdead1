import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { findError } from '../../testing/find-error.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { showAdmin } from '../admin-app.test-support.tsx';
import { adminServerDouble, comment, pendingRecipe } from '../admin-server.test-support.ts';

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a recipe that somebody else decides while it is corrected', () => {
  /** Corrects title, a line and a step, and rejects it, which the server refuses. */
  async function decideTooLate(status: 404 | 409, decided: object | null) {
    const pending = pendingRecipe();
    const server = adminServerDouble([]);
    server.isSignedIn = true;
    server.recipes = [pending];
    showAdmin('/admin?tab=recipes');
    fireEvent.click(await screen.findByRole('button', { name: 'Review Turkey and Carrot Bowl' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Recipe' }));
    type(dialog.getByLabelText('Title'), 'Sunday Turkey');
    type(dialog.getByLabelText('Ingredient 1'), '400 g turkey mince');
    fireEvent.click(dialog.getByRole('button', { name: 'Remove ingredient 2' }));
    type(dialog.getByLabelText('Step 2'), 'Serve cool.');
    const draft = () => database.drafts.get(`admin recipe ${pending.id}`);
    await waitFor(async () => expect(await draft()).toBeTruthy());
    const problem = { type: 'x', title: 'Late', status, code: 'conflict', detail: 'Late.' };
    const body = decided === null ? problem : { ...problem, decided };
    server.override.set(`/api/admin/moderate-recipe/${pending.id}`, { status, body });
    server.recipes = [];
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await screen.findByText('No pending recipes to review');
    return draft;
  }

  it('has its corrections shown for copying before their draft is deleted', async () => {
    const at = '2026-11-27T14:03:00.000Z';
    const draft = await decideTooLate(409, { by: 'Ada', at, status: 'rejected', recipeId: null });
    const notice = await findError();
    expect([...notice.querySelectorAll('blockquote')].map(({ textContent }) => textContent)).toEqual([
      'Title: Sunday Turkey',
      'Ingredient: 400 g turkey mince',
      'Step: Serve cool.',
    ]);
    await waitFor(async () => expect(await draft()).toBeUndefined());
  });

  it('keeps the draft of its corrections if the server does not say who decided', async () => {
    const draft = await decideTooLate(404, null);
    expect((await draft())?.value).toMatchObject({ title: 'Sunday Turkey' });
  });
});

describe('an answer to a comment that is no longer pending', () => {
  const three = () => ['Hannah', 'Ola', 'Pip'].map((userName) => comment({ userName }));
  const cards = () => screen.queryAllByRole('listitem');
  const lost = () => screen.queryByText(/is no longer pending/)?.parentElement?.textContent;
  const field = (label: string) => within(cards()[0] as HTMLElement).getByLabelText(label);

  async function answerFirst() {
    const server = adminServerDouble(three());
    server.isSignedIn = true;
    showAdmin('/admin?tab=comments');
    await waitFor(() => expect(cards()).toHaveLength(3));
    type(field('Admin reply'), 'Thank you, Hannah.');
    type(field('Translation'), 'Gut.');
    return server;
  }

  async function decide(name: string, left: number) {
    const button = await screen.findByRole<HTMLButtonElement>('button', { name });
    await waitFor(() => expect(isDisabled(button)).toBe(false));
    fireEvent.click(button);
    await waitFor(() => expect(cards()).toHaveLength(left));
  }

  it('is shown for copying if somebody else has decided the comment', async () => {
    const server = await answerFirst();
    server.pending = server.pending.slice(1);
    await decide('Approve Ola', 1);
    await waitFor(() =>
      expect(lost()).toBe(
        'A comment that you were answering is no longer pending. Your answer wasn’t published.You wrote:Thank you, Hannah.Gut.',
      ),
    );
  });

  it('is not shown after a decision of one’s own, nor after a reload', async () => {
    const server = await answerFirst();
    await decide('Approve Hannah', 2);
    await waitFor(async () =>
      expect(JSON.stringify((await database.drafts.get('admin answers'))?.value)).toContain('isDecided'),
    );
    cleanup();
    showAdmin('/admin?tab=comments');
    await waitFor(() => expect(cards()).toHaveLength(2));
    await waitFor(async () => expect(await database.drafts.get('admin answers')).toBeUndefined());
    type(field('Admin reply'), 'Thank you, Ola.');
    await decide('Reject Ola', 1);
    await decide('Approve Pip', 0);
    expect(server.pending).toEqual([]);
    expect(lost()).toBeUndefined();
  });
});
