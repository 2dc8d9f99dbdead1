import { VISITOR_CALLS } from '#domain/contract/visitor';
import { contentOf } from '#domain/sync/exchange';
import { exchange, type HttpOptions, requestOf } from '../sync/http.ts';
import { DRAFT_SCHEMAS, editedItem, type NewEntry, newEntrySchema, newItems, retriedItem } from './entry.ts';
import { announceChange, wishDelivery } from './events.ts';
import type { ItemDraft, OutboxItem, SentItem } from './item.ts';
import { deviceOutbox, type OutboxStore } from './store.ts';

type CommandDependencies = {
  store: OutboxStore;
  newId: () => string;
  now: () => number;
  /** Called after every change. */
  changed: () => void;
};

export type OutboxCommands = ReturnType<typeof outboxCommands>;

export function outboxCommands({ store, newId, now, changed }: CommandDependencies) {
  /**
   * The items of an entry with new ids, not yet in the queue.
   * @throws {ZodError} if the entry is invalid
   */
  const prepare = (entry: NewEntry) => newItems(newEntrySchema.parse(entry), newId, now());

  return {
    prepare,

    /**
     * Puts an entry in the queue, a review with its photo in one transaction. Resolves with the review once everything is
     * durable on this device: only then may the app say 'saved'.
     * @param items prepared before; those already in the queue are kept unchanged
     * @throws {OutboxError} it was not saved; its message is for the person, and the draft must stay in the form
     * @throws {ZodError} if the entry is invalid
     */
    async enqueue(entry: NewEntry, items = prepare(entry)): Promise<OutboxItem> {
      const item = await store.add(...items);
      changed();
      return item;
    },

    /** Retries the item now, ignoring its backoff; a refused one is sent again unchanged. Null if it is gone. */
    async retryItem(id: string): Promise<OutboxItem | null> {
      const item = await store.change(id, (current) =>
        current.status === 'sent' ? current : retriedItem(current, now()),
      );
      changed();
      return item;
    },

    /**
     * Replaces the text, in one transaction. A refused item is resent under a new id; a waiting one keeps its id. An item
     * delivered meanwhile stays unchanged: check `status` of the result. Null if it is gone.
     * @param draft of the item's own type
     * @throws {OutboxError} the old text is still in the queue
     * @throws {ZodError} if the draft is not one of that type
     */
    async editItem(id: string, draft: ItemDraft): Promise<OutboxItem | null> {
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

    /**
     * Deletes the item, a review with its photo. If it was ever attempted it may have arrived nevertheless: ask the person
     * first.
     */
    async discardItem(id: string): Promise<void> {
      await store.change(id, () => null);
      changed();
    },
  };
}

/** The commands on this device's queue. */
export const { prepare, enqueue, retryItem, editItem, discardItem } = outboxCommands({
  store: deviceOutbox,
  newId: () => crypto.randomUUID(),
  now: Date.now,
  changed() {
    announceChange();
    wishDelivery();
  },
});

const { getSubmissionOutcome } = VISITOR_CALLS;

const isSentRecipe = (item: OutboxItem): item is SentItem<'recipe'> =>
  item.type === 'recipe' && item.status === 'sent';

/**
 * Asks the server for the outcomes of recipes sent from this device, and stores each answer with its item. If the
 * server can't be reached, the last answer stays.
 */
export async function askOutcomes(options: HttpOptions = {}): Promise<void> {
  for (const { id, outcome: known } of (await deviceOutbox.list()).filter(isSentRecipe)) {
    const answer = await exchange(requestOf(getSubmissionOutcome, { params: { id } }), options);
    if (answer.kind === 'unreachable') return;
    const outcome = contentOf(getSubmissionOutcome.answer.schema, answer);
    if (outcome === null || JSON.stringify(outcome) === JSON.stringify(known)) continue;
    await deviceOutbox.change(id, (item) => (isSentRecipe(item) ? { ...item, outcome } : item));
    announceChange();
  }
}
