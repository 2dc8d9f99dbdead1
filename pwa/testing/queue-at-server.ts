import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll } from 'vitest';
import { ORIGIN, startServer, type TestServer } from '../../sync-server/testing/test-server.ts';
import { FaultProxy } from '../e2e/harness/fault-proxy.ts';
import { outboxCommands } from '../platform/outbox/commands.ts';
import { connectOutbox } from '../platform/outbox/database.ts';
import { type FlushOptions, type FlushResult, flushOutbox } from '../platform/outbox/flush.ts';
import { outboxStore } from '../platform/outbox/store.ts';

type Column = [list: string, field: string];
const LISTS = {
  review: ['pending-ratings', 'comment'],
  photo: ['pending-photos', 'comment'],
  recipe: ['pending-recipes', 'title'],
  contact: ['contact-messages', 'message'],
  report: ['safety-reports', 'comment'],
} as const satisfies Record<string, Column>;

/** The real server for one test file, behind a proxy that breaks requests; each queue starts with the proxy mended. */
export function queuesAtServer(): () => ReturnType<typeof queueAt> {
  let server: TestServer;
  let proxy: FaultProxy;
  let address = '';
  let cookie = '';
  beforeAll(async () => {
    server = await startServer({ env: { REVIEWS_PER_HOUR: '10000' } });
    proxy = new FaultProxy(Number(new URL(server.url).port));
    address = `http://127.0.0.1:${await proxy.listen()}`;
    cookie = await server.signIn();
  });
  afterAll(async () => {
    proxy.close();
    await server.stop();
  });
  return () => {
    proxy.mend();
    return queueAt({ server, proxy, address, cookie });
  };
}

type Place = { server: TestServer; proxy: FaultProxy; address: string; cookie: string };

/** A new device's queue, whose clock the test sets. */
function queueAt({ server, proxy, address, cookie }: Place) {
  const clock = { now: server.now() };
  const store = outboxStore(connectOutbox({ factory: new IDBFactory() }));
  const commands = outboxCommands({
    store,
    newId: () => crypto.randomUUID(),
    now: () => clock.now,
    changed() {},
  });
  const send: typeof fetch = (path, init) =>
    fetch(`${address}${String(path)}`, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), Origin: ORIGIN },
    });
  const flush = (options: FlushOptions = {}): Promise<FlushResult> =>
    flushOutbox({
      store,
      fetch: send,
      locks: null,
      now: () => clock.now,
      random: () => 0.5,
      announce() {},
      ...options,
    });
  const read = (list: string) => server.get(`/api/admin/${list}`, { Cookie: cookie });
  return {
    server,
    proxy,
    clock,
    store,
    commands,
    flush,
    enqueue: (comment: string) =>
      commands.enqueue({
        type: 'review',
        recipeId: 1,
        recipeTitle: 'Bowl',
        draft: { rating: 4, userName: 'Ada', comment },
      }),
    /** Advances the clock to each due time and flushes until nothing is waiting. */
    async deliver(): Promise<void> {
      for (let round = 0; round < 20; round += 1) {
        const result = await flush();
        if (result.outcome === 'busy') throw new Error('busy, although no other flusher is running');
        if (result.waiting === 0) return;
        clock.now = result.nextAttemptAt ?? clock.now + 1;
      }
      throw new Error('The queue does not drain');
    },
    statuses: async () => (await store.list()).map(({ status }) => status),
    /** The given texts that the server holds, sorted, duplicates included. */
    async held(what: keyof typeof LISTS, texts: readonly string[]): Promise<string[]> {
      const [list, field] = LISTS[what];
      const rows = (await (await read(list)).json()) as Record<string, unknown>[];
      return rows
        .map((row) => String(row[field]))
        .filter((text) => texts.includes(text))
        .sort();
    },
    /** Rows of the newsletter's list with the address. */
    subscriptionsOf: async (email: string) =>
      (await (await read('newsletter.csv')).text()).split('\n').filter((row) => row.includes(email)),
  };
}
