import type { OutboxItem } from '#domain/outbox/outbox-item';
import {
  editedItem,
  type NewReview,
  newReviewSchema,
  retriedItem,
  reviewItem,
} from '#domain/outbox/write-item';
import { type ReviewDraft, reviewDraftSchema } from '#domain/review/review';
import { deviceOutbox } from './device-outbox.ts';
import { announceChange, wishDelivery } from './outbox-events.ts';

/**
 * Puts a review in the queue. Resolves once it is durable on this device: only then may anything say 'saved'.
 * @throws {OutboxError} it was not saved, its message is for the person; the draft must stay in the form
 * @throws a zod error where the review is not one
 */
export async function enqueueReview(review: NewReview): Promise<OutboxItem> {
  const item = reviewItem(newReviewSchema.parse(review), crypto.randomUUID(), Date.now());
  return queued(await deviceOutbox.add(item));
}

/** Tries the item again now, past its back-off; a refused one is sent once more as it is. Null: it is not there any more. */
export async function retryItem(id: string): Promise<OutboxItem | null> {
  return queued(
    await deviceOutbox.change(id, (item) => (item.status === 'sent' ? item : retriedItem(item, Date.now()))),
  );
}

/**
 * Replaces the text, in one transaction. A refused item goes through as a new one, with a new id; a waiting one keeps
 * its id. An item that was delivered meanwhile stays as it is: look at the answer's `status`. Null: it is not there.
 * @throws {OutboxError} the old text is still in the queue
 */
export async function editItem(id: string, draft: ReviewDraft): Promise<OutboxItem | null> {
  const parsed = reviewDraftSchema.parse(draft);
  const newId = crypto.randomUUID();
  return queued(
    await deviceOutbox.change(id, (item) =>
      item.status === 'sent' ? item : editedItem(item, parsed, newId, Date.now()),
    ),
  );
}

/** Removes the item for good. If it was ever attempted it may have arrived all the same: ask the person first. */
export async function discardItem(id: string): Promise<void> {
  queued(await deviceOutbox.change(id, () => null));
}

function queued<T extends OutboxItem | null>(item: T): T {
  announceChange();
  wishDelivery();
  return item;
}
