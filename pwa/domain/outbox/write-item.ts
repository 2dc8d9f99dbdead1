import * as z from 'zod/mini';
import { reviewDraftSchema } from '../review/review.ts';
import { ITEM_VERSION, type PendingItem, type ReviewBody, type WaitingItem } from './outbox-item.ts';

export const newReviewSchema = z.strictObject({
  recipeId: z.int(),
  recipeTitle: z.string().check(z.minLength(1)),
  draft: reviewDraftSchema,
});
export type NewReview = z.infer<typeof newReviewSchema>;

/** An item that is not in the queue yet: the queue gives it its `seq`. */
export type UnqueuedItem = Omit<WaitingItem, 'seq'>;

/**
 * A review as it enters the queue. It has a lane of its own: reviews stand for themselves, so none waits for another.
 * @param id a fresh UUID
 * @param now the device's clock, milliseconds since 1970
 */
export function reviewItem(review: NewReview, id: string, now: number): UnqueuedItem {
  const { recipeId, recipeTitle, draft } = review;
  const writtenAt = new Date(now).toISOString();
  return {
    id,
    v: ITEM_VERSION,
    type: 'review',
    lane: `review:${id}`,
    title: `Review of ${recipeTitle}`,
    body: { recipeId, draft },
    status: 'waiting',
    sentAt: null,
    ...untried(writtenAt),
  };
}

/**
 * The item with another text, in its old place. A waiting item keeps its id, since the server may have the first
 * text and must notice; a refused one is a new thing for the server and gets `newId`.
 */
export function editedItem(
  item: PendingItem,
  draft: ReviewBody['draft'],
  newId: string,
  now: number,
): WaitingItem {
  const writtenAt = new Date(now).toISOString();
  const body = { ...item.body, draft };
  if (item.status === 'refused') {
    return { ...item, ...untried(writtenAt), id: newId, body, status: 'waiting' };
  }
  return { ...item, body, writtenAt, nextAttemptAt: writtenAt };
}

/** The item as it waits after 'Retry now': without its back-off, and, if it was refused, asked once more as it is. */
export function retriedItem(item: PendingItem, now: number): WaitingItem {
  return { ...item, status: 'waiting', nextAttemptAt: new Date(now).toISOString() };
}

function untried(writtenAt: string) {
  return {
    writtenAt,
    nextAttemptAt: writtenAt,
    attempts: 0,
    everAttempted: false,
    lastProblem: null,
    serverErrors: null,
  };
}
