import type { OutboxItem, PendingItem, UnqueuedItem } from '#domain/outbox/outbox-item';
import { ROW_SCHEMAS } from './backup-file.ts';
import { deviceOutbox } from './outbox/device-outbox.ts';
import { announceChange, wishDelivery } from './outbox/outbox-events.ts';

/** The items whose words were not delivered yet; photos are bytes and stay out of a file of text. */
export async function readQueue(): Promise<PendingItem[]> {
  return (await deviceOutbox.list()).filter(isWords);
}

function isWords(item: OutboxItem): item is PendingItem {
  return ROW_SCHEMAS.queue.safeParse(item).success;
}

/**
 * Puts items of a backup back in the queue, each under its own id: one that is here stays as it is, and one that the
 * server has already is acknowledged without a second effect.
 */
export async function restoreQueue(items: readonly PendingItem[], now: number): Promise<void> {
  for (const item of items) await deviceOutbox.add(waitingAgain(item, new Date(now).toISOString()));
  if (items.length === 0) return;
  announceChange();
  wishDelivery();
}

function waitingAgain({ seq: _, ...item }: PendingItem, now: string): UnqueuedItem {
  return {
    ...item,
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    lastProblem: null,
    serverErrors: null,
  } as UnqueuedItem;
}

/** Takes every item out of the queue, whatever its state. */
export async function clearQueue(): Promise<void> {
  for (const { id } of await deviceOutbox.list()) await deviceOutbox.change(id, () => null);
  announceChange();
}
