import type { ItemType, OutboxItem, PendingItem } from '#domain/outbox/outbox-item';
import { deviceOutbox } from '../database/outbox/device-outbox.ts';
import { announceChange } from '../database/outbox/outbox-events.ts';

/** The items of a type that are not delivered yet. */
export async function pendingItems<Type extends ItemType>(type: Type): Promise<PendingItem<Type>[]> {
  const items = await deviceOutbox.list();
  return items.filter((item) => item.type === type && item.status !== 'sent') as PendingItem<Type>[];
}

/** Writes what the flusher would after an exchange with the server, for the latest item of a type. */
export async function deliverItem(
  type: ItemType,
  outcome: 'sent' | 'refused' | 'failed',
  detail = 'Links are not allowed.',
): Promise<void> {
  const item = (await pendingItems(type)).at(-1);
  if (item === undefined) throw new Error(`No ${type} is queued`);
  const at = new Date().toISOString();
  const { id, v, seq, title, body } = item;
  await deviceOutbox.change(id, () => {
    if (outcome === 'sent') {
      const recipe = 'recipeId' in body ? { recipeId: body.recipeId } : {};
      return { id, v, seq, type, title, ...recipe, status: 'sent', sentAt: at } as OutboxItem;
    }
    const status = outcome === 'refused' ? 'refused' : 'waiting';
    const lastProblem = { code: 'invalid', detail, at };
    return { ...item, attempts: 1, everAttempted: true, lastProblem, status } as PendingItem;
  });
  announceChange();
}

/** Nothing is in the queue. */
export async function emptyQueue(): Promise<void> {
  for (const { id } of await deviceOutbox.list()) await deviceOutbox.change(id, () => null);
  announceChange();
}
