import type { OutboxItem } from './outbox-item.ts';

/** The withdrawal of a review on this device: waiting, refused or delivered. */
export function withdrawalOf(
  reviewId: string,
  items: readonly OutboxItem[],
): OutboxItem<'withdrawal'> | undefined {
  return items.find(
    (item): item is OutboxItem<'withdrawal'> =>
      item.type === 'withdrawal' && (item.status === 'sent' ? item : item.body).reviewId === reviewId,
  );
}
