import type { OutboxItem, PendingItem } from './outbox-item.ts';

/**
 * What becomes of the photo of a review that has just changed: it follows a review that got a new id, and goes with
 * one that was discarded. A photo that was delivered, and one of another review, stay as they are.
 * @param before the review as it was
 * @param after as it is now; null: discarded
 * @returns the very `item` where nothing changes, null where it goes
 */
export function followReview(
  item: OutboxItem,
  before: OutboxItem,
  after: OutboxItem | null,
): OutboxItem | null {
  const follows =
    before.type === 'review' && isPhoto(item) && item.body.reviewId === before.id && after?.id !== before.id;
  if (!follows) return item;
  return after === null ? null : { ...item, body: { ...item.body, reviewId: after.id } };
}

function isPhoto(item: OutboxItem): item is PendingItem<'photo'> {
  return item.type === 'photo' && item.status !== 'sent';
}
