import { DRAFT_SCHEMAS, type NewEntry, newEntrySchema } from './new-entry.ts';
import type { ItemDraft, OutboxItem, UnqueuedItem } from './outbox-item.ts';
import type { OutboxStore } from './store.ts';
import { editedItem, newItems, retriedItem } from './write-item.ts';

export type OutboxCommands = {
  /**
   * Puts an entry in the queue, a review with its photo in one transaction. Resolves with the review once everything is
   * durable on this device: only then may the app say 'saved'.
   * @throws {OutboxError} it was not saved; its message is for the person, and the draft must stay in the form
   * @throws {ZodError} if the entry is invalid
   */
  enqueue(entry: NewEntry): Promise<OutboxItem>;
  /**
   * The items of an entry with new ids, not yet in the queue.
   * @throws {ZodError} if the entry is invalid
   */
  prepare(entry: NewEntry): PreparedItems;
  /** Puts prepared items in the queue as `enqueue` does; existing ones are kept unchanged. */
  enqueuePrepared(items: PreparedItems): Promise<OutboxItem>;
  /** Retries the item now, ignoring its backoff; a refused one is sent again unchanged. Null if it is gone. */
  retryItem(id: string): Promise<OutboxItem | null>;
  /**
   * Replaces the text, in one transaction. A refused item is resent under a new id; a waiting one keeps its id. An item
   * delivered meanwhile stays unchanged: check `status` of the result. Null if it is gone.
   * @param draft of the item's own type
   * @throws {OutboxError} the old text is still in the queue
   * @throws {ZodError} if the draft is not one of that type
   */
  editItem(id: string, draft: ItemDraft): Promise<OutboxItem | null>;
  /**
   * Deletes the item, a review with its photo. If it was ever attempted it may have arrived nevertheless: ask the person
   * first.
   */
  discardItem(id: string): Promise<void>;
};

/** An item of the queue, followed by those that depend on it. */
export type PreparedItems = [UnqueuedItem, ...UnqueuedItem[]];

type CommandDependencies = {
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
