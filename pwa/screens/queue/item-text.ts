import type { OutboxItem, PendingItem } from '#domain/outbox/outbox-item';

/** A waiting or refused item as plain text, to be pasted anywhere. */
export function itemText(item: PendingItem): string {
  const { rating, userName, comment } = item.body.draft;
  return `${item.title}\n${rating} of 5 stars, ${userName}\n\n${comment}\n`;
}

/** Everything that is still here, one after the other. */
export function queueText(items: readonly OutboxItem[]): string {
  return items.flatMap((item) => (item.status === 'sent' ? [] : [itemText(item)])).join('\n---\n\n');
}
