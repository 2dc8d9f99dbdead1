import { compareCodes } from '#domain/text/compare-codes';
import { connectOutbox, type OutboxConnection, type ReadableTable, type WritableTable } from './database.ts';
import { announceDeletion } from './events.ts';
import { type OutboxItem, type PendingItem, readableItem, type SentItem, type UnqueuedItem } from './item.ts';

/** Number of delivered items kept for display, beside the recipes that wait for a decision. */
const SENT_KEPT = 20;

/** Returns an item unchanged, replaced, or (null) deleted. `all` reads every item. */
type Change = (
  current: OutboxItem,
  all: () => Promise<OutboxItem[]>,
) => OutboxItem | null | Promise<OutboxItem | null>;

/**
 * The queue as a table; each call is one strict transaction and resolves once it has committed.
 * @throws {OutboxError} nothing was saved then
 */
export type OutboxStore = {
  /** All items in order of writing. */
  list(): Promise<OutboxItem[]>;
  /** Appends the item and its dependents atomically; returns the first. An existing id is kept unchanged. */
  add(item: UnqueuedItem, ...more: UnqueuedItem[]): Promise<OutboxItem>;
  /**
   * Reads, changes and writes an item in one transaction; returns the stored item, null if there is none. A review's photo
   * follows it in the same transaction.
   */
  change(id: string, change: Change): Promise<OutboxItem | null>;
};

export function outboxStore(connection: OutboxConnection): OutboxStore {
  return {
    list: () => connection.read(readAll),

    add: (item, ...more) =>
      connection.write(async (items) => {
        const added = await addOnce(items, item);
        for (const other of more) await addOnce(items, other);
        return added;
      }),

    change: (id, change) =>
      connection.write(async (items) => {
        const current = readableItem(await items.index('id').get(id));
        if (current === null) return null;
        const changed = await change(current, () => readAll(items));
        if (changed === null) await items.delete(current.seq);
        else if (changed !== current) await items.put({ ...changed, seq: current.seq });
        if (current.type === 'review' && changed?.id !== current.id) await moveWith(items, current, changed);
        if (changed?.status === 'sent') await pruneSent(items);
        return changed;
      }),
  };
}

async function addOnce(items: WritableTable, item: UnqueuedItem): Promise<OutboxItem> {
  const there = readableItem(await items.index('id').get(item.id));
  if (there !== null) return there;
  const seq = await items.add(item);
  return { ...item, seq };
}

async function moveWith(items: WritableTable, before: OutboxItem, after: OutboxItem | null): Promise<void> {
  for (const item of await readAll(items)) {
    const moved = followReview(item, before, after);
    if (moved === null) await items.delete(item.seq);
    else if (moved !== item) await items.put(moved);
  }
}

async function readAll(items: ReadableTable): Promise<OutboxItem[]> {
  const rows: unknown[] = await items.getAll();
  return rows.map(readableItem).filter((item) => item !== null);
}

/** A recipe without a decision: its sender has yet to learn the outcome. */
const isAwaited = (item: SentItem) =>
  item.type === 'recipe' && (item.outcome ?? { status: 'pending' }).status === 'pending';

async function pruneSent(items: WritableTable): Promise<void> {
  const all = await readAll(items);
  const sent = all.filter((item) => item.status === 'sent').filter((item) => !isAwaited(item));
  sent.sort((a, b) => compareCodes(a.sentAt, b.sentAt) || a.seq - b.seq);
  for (const item of sent.slice(0, Math.max(0, sent.length - SENT_KEPT))) await items.delete(item.seq);
}

/**
 * Adjusts a photo after its review changed: follows a review with a new id, is discarded with a discarded one.
 * Delivered photos and photos of other reviews stay unchanged.
 * @param before the review before the change
 * @param after the review after it; null if discarded
 * @returns the same `item` if nothing changes, null if it is discarded
 */
export function followReview(
  item: OutboxItem,
  before: OutboxItem,
  after: OutboxItem | null,
): OutboxItem | null {
  const follows =
    before.type === 'review' && isPhoto(item) && item.body.reviewId === before.id && after?.id !== before.id;
  if (!follows) return item;
  return after === null ? null : { ...item, body: { ...item.body, reviewId: after.id } };
}

function isPhoto(item: OutboxItem): item is PendingItem<'photo'> {
  return item.type === 'photo' && item.status !== 'sent';
}

/** This device's queue; its database opens at the first call. */
export const deviceOutbox = outboxStore(connectOutbox({ deleted: announceDeletion }));
