import type { OutboxItem, PendingItem } from '../../platform/outbox/item.ts';

export type AboutPhoto = {
  /** The photo's review while undelivered. */
  waitsFor: PendingItem | null;
  /** A photo follows this review. */
  hasPhoto: boolean;
};

/** Relations between queued items: a photo follows its review. */
export function aboutPhoto(item: PendingItem, items: readonly OutboxItem[]): AboutPhoto {
  const pending = items.filter((other) => other.status !== 'sent');
  const review = pending.find((other) => item.type === 'photo' && other.id === item.body.reviewId);
  return {
    waitsFor: review ?? null,
    hasPhoto: pending.some((other) => other.type === 'photo' && other.body.reviewId === item.id),
  };
}
