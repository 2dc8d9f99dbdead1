// @vitest-environment node
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { ORIGIN, startServer, type TestServer } from '../../../sync-server/testing/test-server.ts';
import { outboxCommands } from './commands.ts';
import { connectOutbox } from './database.ts';
import type { NewEntry } from './entry.ts';
import { flushOutbox } from './flush.ts';
import { ENTRY_OF_EACH_TYPE } from './item.test-support.ts';
import { outboxStore } from './store.ts';

const EACH = 25;
const DAY_MS = 86_400_000;
/** One pixel. */
const PICTURE = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

/** The entry with unique text, and with a unique address where a limit counts by address. */
function varied(entry: NewEntry, n: number): NewEntry {
  const changed = structuredClone(entry);
  if (changed.type === 'review') {
    Object.assign(changed, { recipeId: 1, photo: { bytes: PICTURE.buffer, mediaType: 'image/png' } });
    changed.draft.comment = `Finished in a minute, ${n}.`;
  } else if (changed.type === 'share') {
    Object.assign(changed, { recipeId: 1 });
    changed.draft.recipientEmail = `friend-${n}@example.com`;
  } else if (changed.type === 'recipe') changed.draft.title = `Supper ${n}`;
  else if (changed.type === 'contact') changed.draft.message = `How much does rice weigh? ${n}`;
  else if (changed.type === 'newsletter') changed.draft.email = `reader-${n}@example.com`;
  else changed.draft.comment = `Report ${n}`;
  return changed;
}

/** What the server stored, each row by its unique text, in order. */
async function heldBy(server: TestServer): Promise<Record<string, string[]>> {
  const cookie = await server.signIn();
  const read = async (path: string) => server.get(`/api/admin/${path}`, { Cookie: cookie });
  const column = async (path: string, name: string) =>
    ((await (await read(path)).json()) as Record<string, unknown>[]).map((row) => String(row[name])).sort();
  const rows = (await (await read('newsletter.csv')).text()).match(/reader-\d+@example\.com/g) ?? [];
  return {
    review: await column('pending-ratings', 'comment'),
    photo: await column('pending-photos', 'comment'),
    recipe: await column('pending-recipes', 'title'),
    contact: await column('contact-messages', 'message'),
    report: await column('safety-reports', 'comment'),
    newsletter: [...rows].sort(),
  };
}

it(`S23: ${EACH} items of every kind drain under the default limits, and arrive once each`, async () => {
  const server = await startServer();
  let passed = 0;
  const pass = (ms: number) => {
    passed += ms;
    server.pass(ms);
  };
  const now = () => Date.now() + passed;
  const store = outboxStore(connectOutbox({ factory: new IDBFactory() }));
  const { enqueue } = outboxCommands({ store, newId: () => crypto.randomUUID(), now, changed() {} });
  for (let n = 0; n < EACH; n += 1) {
    for (const entry of ENTRY_OF_EACH_TYPE) await enqueue(varied(entry as NewEntry, n));
  }
  let requests = 0;
  const send: typeof fetch = (path, init) => {
    requests += 1;
    return fetch(`${server.url}${String(path)}`, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), Origin: ORIGIN },
    });
  };
  let rounds = 0;
  for (;;) {
    const result = await flushOutbox({ store, fetch: send, locks: null, now, announce() {} });
    if (result.outcome === 'busy') throw new Error('no other flusher is there');
    expect(result.refused).toBe(0);
    if (result.waiting === 0) break;
    rounds += 1;
    expect(rounds).toBeLessThan(2_000);
    pass(Math.max(1_000, (result.nextAttemptAt ?? now()) - now()));
  }
  const words = (text: (n: number) => string) => Array.from({ length: EACH }, (_, n) => text(n)).sort();
  expect(await heldBy(server)).toEqual({
    review: words((n) => `Finished in a minute, ${n}.`),
    photo: words((n) => `Finished in a minute, ${n}.`),
    recipe: words((n) => `Supper ${n}`),
    contact: words((n) => `How much does rice weigh? ${n}`),
    report: words((n) => `Report ${n}`),
    newsletter: words((n) => `reader-${n}@example.com`),
  });
  const mails = (await readdir(join(server.config.dataDir, 'outbox'))).filter((file) =>
    file.endsWith('.eml'),
  );
  // The shares, spread over five days by the limit of five per address and day, and the sign-up confirmations.
  expect(mails).toHaveLength(2 * EACH);
  expect(passed).toBeLessThan(7 * DAY_MS);
  // Waiting must not mean polling: at most twelve requests for each item of the seven kinds.
  expect(requests).toBeLessThan(12 * 7 * EACH);
  await server.stop();
}, 300_000);
