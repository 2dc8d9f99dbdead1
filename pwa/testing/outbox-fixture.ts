import { IDBFactory } from 'fake-indexeddb';
import type { Photo } from '#domain/review/photos';
import { outboxCommands } from '../platform/outbox/commands.ts';
import { connectOutbox } from '../platform/outbox/database.ts';
import { type FlushOptions, flushOutbox } from '../platform/outbox/flush.ts';
import { outboxStore } from '../platform/outbox/store.ts';
import { FakeWriteServer, fakeRequest } from './fake-write-server.ts';

export const START = Date.parse('2026-03-01T12:00:00.000Z');

/** A queue, a server, and a clock and network that the test controls. */
export function outboxFixture() {
  const store = outboxStore(connectOutbox({ factory: new IDBFactory() }));
  const server = new FakeWriteServer();
  const clock = { now: START };
  let ids = 0;
  const commands = outboxCommands({
    store,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    now: () => clock.now,
    changed() {},
  });
  const online: typeof fetch = async (path, init) => server.receive(fakeRequest(path, init));
  return {
    store,
    server,
    clock,
    commands,
    online,
    enqueue: (comment = 'Licked the bowl clean.', photo?: Photo) =>
      commands.enqueue({
        type: 'review',
        recipeId: 3,
        recipeTitle: 'Bowl',
        draft: { rating: 5, userName: 'Robin', comment },
        ...(photo === undefined ? {} : { photo }),
      }),
    flush: (fetch: typeof globalThis.fetch = online, options: FlushOptions = {}) =>
      flushOutbox({
        store,
        fetch,
        locks: null,
        now: () => clock.now,
        random: () => 0.5,
        announce() {},
        ...options,
      }),
    statuses: async () => (await store.list()).map(({ status }) => status),
  };
}
