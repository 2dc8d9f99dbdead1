import type { OutboxItem, PendingItem } from '#domain/outbox/outbox-item';

export type AboutPhoto = {
  /** A photo's review while that is not delivered. */
  waitsFor: PendingItem | null;
  /** Whether a photo follows this review. */
  hasPhoto: boolean;
};

/** How an item and others hang together: a photo follows its review. */
export function aboutPhoto(item: PendingItem, items: readonly OutboxItem[]): AboutPhoto {
  const pending = items.filter((other) => other.status !== 'sent');
  const review = pending.find((other) => item.type === 'photo' && other.id === item.body.reviewId);
  return {
    waitsFor: review ?? null,
    hasPhoto: pending.some((other) => other.type === 'photo' && other.body.reviewId === item.id),
  };
}
