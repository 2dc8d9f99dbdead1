import type { OutboxItem } from '#domain/outbox/outbox-item';
import {
  editedItem,
  type NewReview,
  newReviewSchema,
  retriedItem,
  reviewItem,
} from '#domain/outbox/write-item';
import { type ReviewDraft, reviewDraftSchema } from '#domain/review/review';
import type { OutboxStore } from './store.ts';

export type OutboxCommands = {
  /**
   * Puts a review in the queue. Resolves once it is durable on this device: only then may anything say 'saved'.
   * @throws {OutboxError} it was not saved, its message is for the person; the draft must stay in the form
   * @throws a zod error where the review is not one
   */
  enqueueReview(review: NewReview): Promise<OutboxItem>;
  /** Tries the item again now, past its back-off; a refused one is sent once more as it is. Null: it is not there. */
  retryItem(id: string): Promise<OutboxItem | null>;
  /**
   * Replaces the text, in one transaction. A refused item goes through as a new one, with a new id; a waiting one keeps
   * its id. An item that was delivered meanwhile stays as it is: look at the answer's `status`. Null: it is not there.
   * @throws {OutboxError} the old text is still in the queue
   */
  editItem(id: string, draft: ReviewDraft): Promise<OutboxItem | null>;
  /** Removes the item for good. If it was ever attempted it may have arrived all the same: ask the person first. */
  discardItem(id: string): Promise<void>;
};

export type CommandDependencies = {
  store: OutboxStore;
  newId: () => string;
  now: () => number;
  /** Called after every change. */
  changed: () => void;
};

export function outboxCommands({ store, newId, now, changed }: CommandDependencies): OutboxCommands {
  return {
    async enqueueReview(review) {
      const item = await store.add(reviewItem(newReviewSchema.parse(review), newId(), now()));
      changed();
      return item;
    },
    async retryItem(id) {
      const item = await store.change(id, (current) =>
        current.status === 'sent' ? current : retriedItem(current, now()),
      );
      changed();
      return item;
    },
    async editItem(id, draft) {
      const parsed = reviewDraftSchema.parse(draft);
      const freshId = newId();
      const item = await store.change(id, (current) =>
        current.status === 'sent' ? current : editedItem(current, parsed, freshId, now()),
      );
      changed();
      return item;
    },
    async discardItem(id) {
      await store.change(id, () => null);
      changed();
    },
  };
}
