import { announceChange, wishDelivery } from '../../../platform/outbox/events.ts';
import type { OutboxItem, PendingItem, UnqueuedItem } from '../../../platform/outbox/item.ts';
import { deviceOutbox } from '../../../platform/outbox/store.ts';
import { ROW_SCHEMAS } from './backup-file.ts';

/** Undelivered items with text; photos are binary and excluded from the text file. */
export async function readQueue(): Promise<PendingItem[]> {
  return (await deviceOutbox.list()).filter(isWords);
}

function isWords(item: OutboxItem): item is PendingItem {
  return ROW_SCHEMAS.queue.safeParse(item).success;
}

/**
 * Adds items of a backup to the queue under their own ids: an existing one is kept, and the server acknowledges one it
 * already has without a second effect.
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

/** Removes every item from the queue, in any state. */
export async function clearQueue(): Promise<void> {
  for (const { id } of await deviceOutbox.list()) await deviceOutbox.change(id, () => null);
  announceChange();
}
