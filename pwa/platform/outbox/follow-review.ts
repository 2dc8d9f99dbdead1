import type { OutboxItem, PendingItem } from './outbox-item.ts';

/**
 * Adjusts a photo after its review changed: follows a review with a new id, is discarded with a discarded one.
 * Delivered photos and photos of other reviews stay unchanged.
 * @param before the review before the change
 * @param after the review after it; null if discarded
 * @returns the same `item` if nothing changes, null if it is discarded
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
