// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { outboxCommands } from './commands.ts';
import { connectOutbox, type OutboxConnection } from './database.ts';
import { newItems } from './entry.ts';
import { ENTRY_OF_EACH_TYPE } from './item.test-support.ts';
import type { PendingItem, SentItem } from './item.ts';
import { outboxStore } from './store.ts';

const [review, recipe, contact] = ENTRY_OF_EACH_TYPE;
const NOW = Date.parse('2026-03-01T12:00:00Z');

function queue(connection: OutboxConnection = connectOutbox({ factory: new IDBFactory() })) {
  const store = outboxStore(connection);
  let ids = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
  const commands = outboxCommands({ store, newId, now: () => NOW, changed() {} });
  const refuse = (id: string) =>
    store.change(id, (item) => ({ ...(item as PendingItem), status: 'refused' }));
  return { store, commands, newId, refuse };
}

describe('every type', () => {
  it('is stored unchanged, with a unique sequence number', async () => {
    const { store, commands } = queue();
    for (const entry of ENTRY_OF_EACH_TYPE) await commands.enqueue(entry);
    const items = (await store.list()) as PendingItem[];
    expect(items.map(({ seq, type }) => [seq, type])).toEqual([
      [1, 'review'],
      [2, 'photo'],
      [3, 'recipe'],
      [4, 'contact'],
      [5, 'newsletter'],
      [6, 'share'],
      [7, 'report'],
    ]);
    const { photo: _, ...words } = review;
    const drafts = [words, { draft: review.photo }, ...ENTRY_OF_EACH_TYPE.slice(1)].map(({ draft }) => draft);
    expect(items.map(({ body }) => body.draft)).toEqual(drafts);
  });

  it('refuses an edit with a draft of another type, here a message with a recipe’s', async () => {
    const { store, commands } = queue();
    const { id } = await commands.enqueue(contact);
    await expect(commands.editItem(id, recipe.draft)).rejects.toThrow();
    expect(await store.list()).toMatchObject([{ body: { draft: contact.draft } }]);
    expect(await commands.editItem('00000000-0000-4000-8000-00000000000f', contact.draft)).toBeNull();
  });
});

describe('a review and its photo', () => {
  it('fault 8: are saved together or not at all', async () => {
    const connection = connectOutbox({ factory: new IDBFactory(), freeSpace: async () => {} });
    const { store, newId } = queue(connection);
    const [item, photo] = newItems(review, newId, NOW);
    // A value that cannot be cloned simulates bytes that do not fit.
    const unstorable = { ...photo, body: { ...photo?.body, draft: { bytes: () => {} } } };
    await expect(store.add(item, unstorable as never)).rejects.toThrow('Your text is still here');
    expect(await store.list()).toEqual([]);
  });

  it('fault 14: a retry after a commit whose event was lost adds neither again', async () => {
    const { store, newId } = queue();
    const items = newItems(review, newId, NOW);
    const first = await store.add(...items);
    expect(await store.add(...items)).toEqual(first);
    expect(await store.list()).toHaveLength(2);
  });

  it('stay together when the refused review is corrected and gets a new id', async () => {
    const { store, commands, refuse } = queue();
    const { id } = await commands.enqueue(review);
    await refuse(id);
    const corrected = await commands.editItem(id, { ...review.draft, rating: 5 });
    expect(corrected?.id).not.toBe(id);
    const [, photo] = await store.list();
    expect(photo).toMatchObject({
      id: '00000000-0000-4000-8000-000000000002',
      status: 'waiting',
      body: { reviewId: corrected?.id },
    });
  });

  it('are discarded together, whatever the photo’s state, and nothing else is', async () => {
    const { store, commands, refuse } = queue();
    const first = await commands.enqueue(review);
    const second = await commands.enqueue(review);
    await refuse('00000000-0000-4000-8000-000000000002');
    await commands.discardItem(first.id);
    expect((await store.list()).map(({ seq }) => seq)).toEqual([3, 4]);
    await commands.discardItem(second.id);
    expect(await store.list()).toEqual([]);
  });

  it('a delivered photo stays listed when its review is discarded', async () => {
    const { store, commands } = queue();
    const { id } = await commands.enqueue(review);
    await store.change('00000000-0000-4000-8000-000000000002', (item): SentItem => {
      const { v, seq, title } = item;
      return { id: item.id, v, seq, title, type: 'photo', recipeId: 3, status: 'sent', sentAt: '' };
    });
    await commands.discardItem(id);
    expect(await store.list()).toMatchObject([{ type: 'photo', status: 'sent' }]);
  });
});
