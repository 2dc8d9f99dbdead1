import { DRAFT_SCHEMAS, type NewEntry, newEntrySchema } from '#domain/outbox/new-entry';
import type { ItemDraft, OutboxItem, UnqueuedItem } from '#domain/outbox/outbox-item';
import { editedItem, newItems, retriedItem } from '#domain/outbox/write-item';
import type { OutboxStore } from './store.ts';

export type OutboxCommands = {
  /**
   * Puts what was written in the queue, a review with its photo at one blow. Resolves with the review once all is
   * durable on this device: only then may anything say 'saved'.
   * @throws {OutboxError} it was not saved, its message is for the person; the draft must stay in the form
   * @throws a zod error where the entry is not one
   */
  enqueue(entry: NewEntry): Promise<OutboxItem>;
  /**
   * The items of an entry under ids of their own, in the queue nowhere yet.
   * @throws a zod error where the entry is not one
   */
  prepare(entry: NewEntry): PreparedItems;
  /** Puts prepared items in the queue as `enqueue` does; those that are there already stay as they are. */
  enqueuePrepared(items: PreparedItems): Promise<OutboxItem>;
  /** Tries the item again now, past its back-off; a refused one is sent once more as it is. Null: it is not there. */
  retryItem(id: string): Promise<OutboxItem | null>;
  /**
   * Replaces the text, in one transaction. A refused item goes through as a new one, with a new id; a waiting one keeps
   * its id. An item that was delivered meanwhile stays as it is: look at the answer's `status`. Null: it is not there.
   * @param draft of the item's own type
   * @throws {OutboxError} the old text is still in the queue
   * @throws a zod error where the draft is not one of that type
   */
  editItem(id: string, draft: ItemDraft): Promise<OutboxItem | null>;
  /**
   * Removes the item for good, a review with its photo. If it was ever attempted it may have arrived all the same: ask
   * the person first.
   */
  discardItem(id: string): Promise<void>;
};

/** An entry of the queue, followed by those that depend on it. */
export type PreparedItems = [UnqueuedItem, ...UnqueuedItem[]];

export type CommandDependencies = {
  store: OutboxStore;
  newId: () => string;
  now: () => number;
  /** Called after every change. */
  changed: () => void;
};

export function outboxCommands({ store, newId, now, changed }: CommandDependencies): OutboxCommands {
  const prepare = (entry: NewEntry) => newItems(newEntrySchema.parse(entry), newId, now());

  async function enqueuePrepared(items: PreparedItems): Promise<OutboxItem> {
    const item = await store.add(...items);
    changed();
    return item;
  }

  return {
    enqueue: async (entry) => enqueuePrepared(prepare(entry)),
    prepare,
    enqueuePrepared,
    async retryItem(id) {
      const item = await store.change(id, (current) =>
        current.status === 'sent' ? current : retriedItem(current, now()),
      );
      changed();
      return item;
    },
    async editItem(id, draft) {
      const there = (await store.list()).find((item) => item.id === id);
      if (there === undefined) return null;
      const parsed = DRAFT_SCHEMAS[there.type].parse(draft);
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
