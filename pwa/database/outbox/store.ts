import type { OutboxItem } from '#domain/outbox/outbox-item';
import { readableItem } from '#domain/outbox/readable-item';
import type { UnqueuedItem } from '#domain/outbox/write-item';
import type { OutboxConnection, ReadableTable, WritableTable } from './connection.ts';

/** So many delivered items stay to be seen. */
export const SENT_KEPT = 20;

/** What becomes of an item: it may stay as it is, be replaced, or (null) leave. `all` reads every item. */
export type Change = (
  current: OutboxItem,
  all: () => Promise<OutboxItem[]>,
) => OutboxItem | null | Promise<OutboxItem | null>;

/**
 * The queue as a table; each call is one strict transaction and resolves once it is complete.
 * @throws {OutboxError} nothing was saved then
 */
export type OutboxStore = {
  /** All items by order of writing. */
  list(): Promise<OutboxItem[]>;
  /** Appends the item; where its id is there already, answers that one. */
  add(item: UnqueuedItem): Promise<OutboxItem>;
  /** Reads, changes and writes an item at one blow; answers what is stored then, null where nothing is. */
  change(id: string, change: Change): Promise<OutboxItem | null>;
};

export function outboxStore(connection: OutboxConnection): OutboxStore {
  return {
    list: () => connection.read(readAll),

    add: (item) =>
      connection.write(async (items) => {
        const there = readableItem(await items.index('id').get(item.id));
        if (there !== null) return there;
        const seq = await items.add(item);
        return { ...item, seq };
      }),

    change: (id, change) =>
      connection.write(async (items) => {
        const current = readableItem(await items.index('id').get(id));
        if (current === null) return null;
        const changed = await change(current, () => readAll(items));
        if (changed === null) await items.delete(current.seq);
        else if (changed !== current) await items.put({ ...changed, seq: current.seq });
        if (changed?.status === 'sent') await pruneSent(items);
        return changed;
      }),
  };
}

async function readAll(items: ReadableTable): Promise<OutboxItem[]> {
  const rows: unknown[] = await items.getAll();
  return rows.map(readableItem).filter((item) => item !== null);
}

async function pruneSent(items: WritableTable): Promise<void> {
  const sent = (await readAll(items)).filter((item) => item.status === 'sent');
  sent.sort((a, b) => a.sentAt.localeCompare(b.sentAt) || a.seq - b.seq);
  for (const item of sent.slice(0, Math.max(0, sent.length - SENT_KEPT))) await items.delete(item.seq);
}
