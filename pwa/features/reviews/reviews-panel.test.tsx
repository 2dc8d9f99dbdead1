import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { PageData } from '#domain/contract/page-data';
import type { Recipe } from '#domain/recipe/recipe';
import type { Review } from '#domain/review/review';
import { database } from '../../platform/database/bowlful.ts';
import { OutboxError } from '../../platform/outbox/database.ts';
import { announceChange } from '../../platform/outbox/events.ts';
import { deviceOutbox } from '../../platform/outbox/store.ts';
import { PageDataProvider } from '../../platform/query/page-data.ts';
import { anyDirtyForm } from '../../platform/state/dirty-forms.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { aReview } from '../../testing/catalogue-rows.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { ReviewsPanel } from './reviews-panel.tsx';

let recipeId = 100;

const review = (changes: Partial<Review>) =>
  aReview(1, {
    id: crypto.randomUUID(),
    recipeId,
    comment: 'Pip licked the bowl across the kitchen.',
    userName: 'Hannah',
    createdAt: '2026-11-09T10:00:00.000Z',
    ...changes,
  });

function show(reviews: Review[] = [], address = '/') {
  const page = { recipe: { id: recipeId } as Recipe, card: {} as RecipeCard, reviews };
  const data = { url: `/recipe/${recipeId}`, recipe: page } as unknown as PageData;
  return render(
    <PageDataProvider data={data}>
      <MemoryRouter initialEntries={[address]}>
        <ReviewsPanel recipeId={recipeId} title="Chicken Bowl" />
      </MemoryRouter>
    </PageDataProvider>,
  );
}

async function openForm() {
  fireEvent.click(screen.getByRole('button', { name: 'Write a review' }));
  await screen.findByRole('button', { name: 'Submit Review' });
}

function fillIn(values: { stars?: number; name?: string; comment?: string }) {
  if (values.stars) fireEvent.click(screen.getByRole('radio', { name: `${values.stars} stars` }));
  if (values.name) fireEvent.change(screen.getByLabelText('Your name'), { target: { value: values.name } });
  if (values.comment) {
    fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: values.comment } });
  }
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
const whole = { stars: 4, name: 'Jo', comment: 'Gone in a minute.' };

async function queued() {
  const items = await deviceOutbox.list();
  return items.filter(
    (item) => item.type === 'review' && item.status !== 'sent' && item.body.recipeId === recipeId,
  );
}

/** What the flusher writes after a response from the server. */
async function deliver(outcome: 'sent' | 'refused' | 'failed') {
  const item = (await queued())[0];
  if (item === undefined || item.status === 'sent') throw new Error('Nothing is queued');
  const at = new Date().toISOString();
  const { id, v, seq, type, title } = item;
  await deviceOutbox.change(id, () => {
    if (outcome === 'sent') return { id, v, seq, type, title, recipeId, status: 'sent', sentAt: at };
    const lastProblem = { code: 'invalid', detail: 'Links are not allowed in a review.', at };
    return {
      ...item,
      attempts: 1,
      everAttempted: true,
      lastProblem,
      status: outcome === 'refused' ? 'refused' : 'waiting',
    };
  });
  announceChange();
}

beforeEach(() => {
  recipeId += 1;
  connectionStore.setState({ online: true });
  toastStore.setState({ toast: null });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the list of reviews', () => {
  it('says so if there are none', () => {
    show();
    expect(screen.getByText('No reviews yet. Be the first to share your experience!')).toBeTruthy();
  });

  it('says "Loading reviews..." while reading them', () => {
    render(
      <MemoryRouter>
        <ReviewsPanel recipeId={recipeId} title="Chicken Bowl" />
      </MemoryRouter>,
    );
    expect(screen.getByText('Loading reviews...')).toBeTruthy();
  });

  it('shows name, country, day, stars, comment and the official response', () => {
    show([review({ adminReply: 'Thank you, Hannah.', adminReplyAt: '2026-11-10T10:00:00.000Z' })]);
    const card = screen.getByRole('listitem');
    expect(card.textContent).toContain('Hannah, United Kingdom');
    expect(card.textContent).toContain('9 Nov 2026');
    expect(within(card).getByRole('img', { name: '5 of 5 stars' })).toBeTruthy();
    expect(within(card).getByText('Official Response')).toBeTruthy();
    expect(within(card).getByText('Thank you, Hannah.')).toBeTruthy();
    expect(within(card).getByText('Admin Reply, 10 Nov 2026')).toBeTruthy();
  });

  it('averages the reviews: 5 and 4 stars give 4.5', () => {
    show([review({}), review({ rating: 4 })]);
    expect(screen.getByText('4.5')).toBeTruthy();
    expect(screen.getByText('2 approved reviews')).toBeTruthy();
  });

  it('leaves out a review without text, and an unapproved photo', () => {
    show([review({ comment: ' ' }), review({ imageUrl: '/photo.jpg', imageStatus: 'pending' })]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('img', { name: /^From/ })).toBeNull();
  });

  it('shows visitor text as text, never as markup', () => {
    const { container } = show([review({ comment: '<img src=x onerror=alert(1)>', userName: '<b>Eve</b>' })]);
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(container.querySelector('img, b')).toBeNull();
  });
});

describe('the review form', () => {
  it('is open at once for visitors who come to write a review, and can be closed', async () => {
    show([], `/recipe/${recipeId}#write-review`);
    await screen.findByRole('form', { name: 'Write a review' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('button', { name: 'Write a review' });
  });

  it('shows the three documented errors and focuses the first invalid field', async () => {
    show();
    await openForm();
    submit();
    expect(screen.getByText('Please select a rating from 1 to 5 stars')).toBeTruthy();
    expect(screen.getByText('Name is required (minimum 2 characters)')).toBeTruthy();
    expect(screen.getByText('Comment is required (minimum 10 characters)')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' }));
    expect(await queued()).toEqual([]);
  });

  it('removes an error as soon as its field is valid', async () => {
    show();
    await openForm();
    submit();
    fillIn({ name: 'Jo' });
    expect(screen.queryByText('Name is required (minimum 2 characters)')).toBeNull();
    expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBeNull();
  });

  it('counts the characters of the comment without the spaces around it', async () => {
    show();
    await openForm();
    fillIn({ comment: '  1234567  ' });
    expect(screen.getByText('7 of at least 10 characters')).toBeTruthy();
  });

  it('registers as dirty while it holds text', async () => {
    show();
    await openForm();
    expect(anyDirtyForm()).toBe(false);
    fillIn({ name: 'J' });
    expect(anyDirtyForm()).toBe(true);
    cleanup();
    expect(anyDirtyForm()).toBe(false);
  });

  it('thanks for the review only once the server has acknowledged it', async () => {
    show();
    await openForm();
    fillIn(whole);
    submit();
    await waitFor(async () => expect(await queued()).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeTruthy();
    expect(toastStore.getState().toast).toBeNull();

    await deliver('sent');
    await waitFor(() =>
      expect(toastStore.getState().toast).toMatchObject({
        title: 'Review Submitted!',
        description: 'Thank you for your review! It will appear after moderation.',
      }),
    );
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeTruthy();
  });

  it('says that the review is saved on this device while offline', async () => {
    connectionStore.setState({ online: false });
    show();
    await openForm();
    fillIn(whole);
    submit();
    await waitFor(() =>
      expect(toastStore.getState().toast).toMatchObject({
        title: 'Saved on this device',
        description: 'It sends by itself when you are online.',
      }),
    );
    const [item] = await queued();
    expect(item).toMatchObject({
      title: 'Review of Chicken Bowl',
      body: { recipeId, draft: { rating: 4, userName: 'Jo', comment: 'Gone in a minute.' } },
    });
    expect(await screen.findByRole('link', { name: 'See it in the queue' })).toBeTruthy();
  });

  it('fault 22: says that the review is saved on this device after a failed first attempt', async () => {
    show();
    await openForm();
    fillIn(whole);
    submit();
    await waitFor(async () => expect(await queued()).toHaveLength(1));
    await deliver('failed');
    await waitFor(() => expect(toastStore.getState().toast?.title).toBe('Saved on this device'));
  });

  it('shows the reason for a refusal and links to the queue', async () => {
    show();
    await openForm();
    fillIn(whole);
    submit();
    await waitFor(async () => expect(await queued()).toHaveLength(1));
    await deliver('refused');
    await waitFor(() =>
      expect(toastStore.getState().toast).toMatchObject({
        variant: 'destructive',
        title: 'Error',
        description: 'Links are not allowed in a review.',
      }),
    );
    expect(await screen.findByRole('link', { name: 'Correct it in the queue' })).toBeTruthy();
  });

  it('fault 8: keeps the text in the form when the device could not save it', async () => {
    vi.spyOn(deviceOutbox, 'add').mockRejectedValue(new OutboxError('full'));
    show();
    await openForm();
    fillIn(whole);
    submit();
    await waitFor(() =>
      expect(toastStore.getState().toast).toMatchObject({
        variant: 'destructive',
        title: 'Error',
        description: 'This device has no room left. Your text is still here: free some space and try again.',
      }),
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('Gone in a minute.');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submit Review' });
    expect(isDisabled(button)).toBe(false);
  });

  it('restores its text after leaving the page midway', async () => {
    const first = show();
    await openForm();
    fillIn({ stars: 3, comment: 'Half a sent' });
    first.unmount();

    show();
    await openForm();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('Half a sent'),
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true);
  });

  it('starts empty again once its text is queued', async () => {
    connectionStore.setState({ online: false });
    show();
    await openForm();
    fillIn(whole);
    submit();
    await screen.findByRole('button', { name: 'Write a review' });
    await openForm();
    // The form is empty until the draft is read, so check that no draft is left.
    await waitFor(async () => expect(await database.drafts.get(`review:${recipeId}`)).toBeUndefined());
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('');
  });
});
