// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { outboxCommands } from './commands.ts';
import { connectOutbox } from './database.ts';
import { reviewItem } from './item.test-support.ts';
import type { OutboxItem, PendingItem } from './item.ts';
import { outboxStore } from './store.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const draft = { rating: 5, comment: 'Licked the bowl clean.', userName: 'Robin' };
const secondDraft = { ...draft, comment: 'Licked the bowl clean twice.' };

function queue() {
  const connection = connectOutbox({ factory: new IDBFactory() });
  const store = outboxStore(connection);
  let ids = 0;
  let changes = 0;
  const commands = outboxCommands({
    store,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    now: () => NOW,
    changed: () => {
      changes += 1;
    },
  });
  const enqueue = () =>
    commands.enqueue({ type: 'review', recipeId: 3, recipeTitle: 'Chicken & Brown Rice Bowl', draft });
  return { connection, store, commands, enqueue, changes: () => changes };
}

function sent(item: OutboxItem, at: number): OutboxItem {
  const { id, v, seq, type, title } = item;
  return { id, v, seq, type, title, recipeId: 3, status: 'sent', sentAt: new Date(at).toISOString() };
}
const refused = (item: OutboxItem): OutboxItem => ({ ...(item as PendingItem), status: 'refused' });

describe('the queue', () => {
  it('holds enqueued items in order, with title and body', async () => {
    const { store, enqueue } = queue();
    await enqueue();
    await enqueue();
    const items = await store.list();
    expect(items.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(items[0]).toEqual({
      id: '00000000-0000-4000-8000-000000000001',
      v: 1,
      seq: 1,
      type: 'review',
      lane: 'review:00000000-0000-4000-8000-000000000001',
      title: 'Review of Chicken & Brown Rice Bowl',
      body: { recipeId: 3, secret: '00000000-0000-4000-8000-000000000003', draft },
      status: 'waiting',
      writtenAt: '2026-03-01T12:00:00.000Z',
      nextAttemptAt: '2026-03-01T12:00:00.000Z',
      attempts: 0,
      everAttempted: false,
      lastProblem: null,
      serverErrors: null,
      sentAt: null,
    });
  });

  it('never reuses a sequence number, even after the last item is deleted', async () => {
    const { commands, enqueue } = queue();
    const first = await enqueue();
    await commands.discardItem(first.id);
    expect((await enqueue()).seq).toBe(2);
  });

  it('refuses a review that the server would refuse, and writes nothing', async () => {
    const { store, commands } = queue();
    const tooShort = {
      type: 'review' as const,
      recipeId: 3,
      recipeTitle: 'Bowl',
      draft: { ...draft, comment: 'Short' },
    };
    await expect(commands.enqueue(tooShort)).rejects.toThrow();
    expect(await store.list()).toEqual([]);
  });

  it('when edited, a waiting item keeps its id and a refused one gets a new one; both keep their place', async () => {
    const { store, commands, enqueue } = queue();
    const [first, second] = [await enqueue(), await enqueue()];
    await store.change(second.id, refused);
    expect(await commands.editItem(first.id, secondDraft)).toMatchObject({ id: first.id, seq: 1 });
    expect(await commands.editItem(second.id, secondDraft)).toMatchObject({ seq: 2, status: 'waiting' });
    const items = (await store.list()) as PendingItem[];
    expect(items.map(({ seq, body }) => [seq, body.draft])).toEqual([
      [1, secondDraft],
      [2, secondDraft],
    ]);
    expect(items[1]?.id).not.toBe(second.id);
  });

  it('an item delivered meanwhile is neither edited nor retried', async () => {
    const { store, commands, enqueue } = queue();
    const { id } = await enqueue();
    await store.change(id, (item) => sent(item, NOW));
    expect((await commands.editItem(id, secondDraft))?.status).toBe('sent');
    expect((await commands.retryItem(id))?.status).toBe('sent');
    await commands.discardItem(id);
    expect(await commands.editItem(id, secondDraft)).toBeNull();
  });

  it('announces every command', async () => {
    const { commands, enqueue, changes } = queue();
    const { id } = await enqueue();
    await commands.editItem(id, secondDraft);
    await commands.retryItem(id);
    await commands.discardItem(id);
    expect(changes()).toBe(4);
  });

  it('keeps the last 20 sent items and all unsent ones', async () => {
    const { store, enqueue } = queue();
    const waiting = await enqueue();
    const delivered: OutboxItem[] = [];
    for (let n = 0; n < 20 + 3; n++) delivered.push(await enqueue());
    // The newest item is delivered first, and pruned first.
    for (const [n, item] of [...delivered].reverse().entries()) {
      await store.change(item.id, (current) => sent(current, NOW + n * 1000));
    }
    const left = await store.list();
    expect(left).toHaveLength(20 + 1);
    expect(left[0]).toEqual(waiting);
    expect(left.at(-1)?.seq).toBe(21);
  });

  it('keeps a recipe awaiting a decision, however many items are sent after it', async () => {
    const { store, enqueue } = queue();
    const [recipe, ...others] = [await enqueue(), await enqueue(), await enqueue()];
    const asRecipe = (status: string, seconds: number) => (current: OutboxItem) => {
      const outcome = { status, recipeId: null, reply: null };
      return { ...sent(current, NOW + seconds * 1000), type: 'recipe', outcome } as OutboxItem;
    };
    await store.change(recipe.id, asRecipe('pending', 0));
    for (const other of others) await store.change(other.id, asRecipe('rejected', 1));
    for (let n = 2; n < 22; n++) {
      await store.change((await enqueue()).id, (current) => sent(current, NOW + n * 1000));
    }
    const left = await store.list();
    expect(left).toHaveLength(20 + 1);
    expect(left[0]?.id).toBe(recipe.id);
    expect(left.map(({ id }) => id)).not.toContain(others[0]?.id);
  });

  it('fault 13: rows of a later version are neither listed nor changed', async () => {
    const { connection, store, enqueue } = queue();
    const { id } = await enqueue();
    const later = { id: '00000000-0000-4000-8000-00000000000f', v: 2, everything: 'else' };
    await connection.write((items) => items.add(later));
    expect((await store.list()).map((item) => item.id)).toEqual([id]);
    expect(await store.change(later.id, () => null)).toBeNull();
    const rows = await connection.read((items) => items.getAll());
    expect(rows).toContainEqual({ ...later, seq: 2 });
  });

  it('two connections over one database see each other at once', async () => {
    const factory = new IDBFactory();
    const page = outboxStore(connectOutbox({ factory }));
    const worker = outboxStore(connectOutbox({ factory }));
    const id = '00000000-0000-4000-8000-000000000001';
    await page.add(reviewItem({ recipeId: 3, recipeTitle: 'Bowl', draft }, id, NOW));
    await worker.change(id, refused);
    expect((await page.list())[0]?.status).toBe('refused');
  });
});
