import { announceChange } from '../platform/outbox/events.ts';
import type { ItemType, OutboxItem, PendingItem } from '../platform/outbox/item.ts';
import { deviceOutbox } from '../platform/outbox/store.ts';

/** Undelivered items of a type. */
export async function pendingItems<Type extends ItemType>(type: Type): Promise<PendingItem<Type>[]> {
  const items = await deviceOutbox.list();
  return items.filter((item) => item.type === type && item.status !== 'sent') as PendingItem<Type>[];
}

/** Records the outcome of an exchange with the server, as the flusher does, for the latest item of a type. */
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
