import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { saveDraft } from '../../platform/database/drafts.ts';
import { enqueue } from '../../platform/outbox/commands.ts';
import { ENTRY_OF_EACH_TYPE } from '../../platform/outbox/item.test-support.ts';
import { aSyncedReview } from '../../testing/catalogue-rows.ts';
import {
  cardOf,
  deliverItem,
  pendingItems,
  refuseItem,
  showQueue,
  startQueue,
} from '../../testing/queue-harness.tsx';

const REVIEW = 'Review of Beef Pot';
const WITHDRAWAL = 'Withdrawal of your review of Beef Pot';

beforeEach(startQueue);
afterEach(cleanup);

/** A delivered review of recipe 3 whose photo is still waiting. */
async function arrived(): Promise<string> {
  const { id } = await enqueue(ENTRY_OF_EACH_TYPE[0]);
  await deliverItem(id);
  await showQueue();
  return id;
}

async function withdraw(): Promise<void> {
  const card = within(await cardOf(REVIEW));
  fireEvent.click(card.getByRole('button', { name: 'Withdraw' }));
  fireEvent.click(within(card.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  await screen.findByText(WITHDRAWAL);
}

it('withdrawing a review asks first, is queued, and discards the review’s waiting photo', async () => {
  const reviewId = await arrived();
  const card = within(await cardOf(REVIEW));
  fireEvent.click(card.getByRole('button', { name: 'Withdraw' }));
  fireEvent.click(card.getByRole('button', { name: 'Keep' }));
  expect(card.queryByRole('alertdialog')).toBeNull();
  expect((await pendingItems()).map(({ type }) => type)).toEqual(['photo']);

  await withdraw();
  await waitFor(async () =>
    expect(
      (await pendingItems()).map(({ type, body }) => [type, 'reviewId' in body && body.reviewId]),
    ).toEqual([['withdrawal', reviewId]]),
  );
  expect((await cardOf(REVIEW)).textContent).toContain(', withdrawn');
  expect(within(await cardOf(REVIEW)).queryByRole('button')).toBeNull();
});

it('a withdrawal can be cancelled while it waits, and then the review can be withdrawn again', async () => {
  await arrived();
  await withdraw();
  const card = within(await cardOf(WITHDRAWAL));
  expect(card.queryByRole('button', { name: 'Edit' })).toBeNull();
  fireEvent.click(card.getByRole('button', { name: 'Discard' }));
  fireEvent.click(within(card.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(WITHDRAWAL)).toBeNull());
  expect(within(await cardOf(REVIEW)).getByRole('button', { name: 'Withdraw' })).toBeTruthy();
});

it('a refused withdrawal says why, and that the review is unchanged', async () => {
  await arrived();
  await withdraw();
  const item = (await pendingItems()).find(({ type }) => type === 'withdrawal');
  await refuseItem(item?.id ?? '', 'There is no such review.', 'not-found');
  await waitFor(async () =>
    expect((await cardOf(WITHDRAWAL)).textContent).toContain(
      'There is no such review. Your review hasn’t changed.',
    ),
  );
  expect((await cardOf(REVIEW)).textContent).not.toContain(', withdrawn');
});

it.each([
  ['a name only', { rating: 0, userName: 'Sam', comment: '' }, 'Lovely stew.'],
  ['a comment', { rating: 0, userName: 'Sam', comment: 'Half a' }, 'Half a\nLovely stew.'],
])('changing a published review puts its text into a draft that has %s', async (_, draft, comment) => {
  const id = await arrived();
  await database.reviews.put(aSyncedReview(3, 4, { id, recipeId: 3, rating: 4, comment: 'Lovely stew.' }));
  await saveDraft('review:3', draft);
  const card = within(await cardOf(REVIEW));
  fireEvent.click(await card.findByRole('button', { name: 'Change' }));
  fireEvent.click(within(card.getByRole('alertdialog')).getByRole('button', { name: 'Change' }));
  await screen.findByText(WITHDRAWAL);
  expect((await database.drafts.get('review:3'))?.value).toEqual({ rating: 4, userName: 'Sam', comment });
});

it('says that a photo is published once its review shows it', async () => {
  await arrived();
  const [photo] = await pendingItems();
  await deliverItem(photo?.id ?? '');
  const end = async () => (await cardOf('Photo for your review of Beef Pot')).textContent;
  await waitFor(async () => expect(await end()).toContain(', appears after approval'));
  const imageUrl = `/photos/${photo?.id}`;
  await database.reviews.put(aSyncedReview(3, 4, { recipeId: 3, imageUrl }));
  await waitFor(async () => expect(await end()).toContain(', published'));
});
