import type { Context } from 'koa';
import { describe, expect, it } from 'vitest';
import { serverThings } from '#domain/privacy/server-things';
import { createSessions } from '../http/sessions.ts';
import { FOLDERS_OF_PARTS } from '../lib/data-folder.ts';
import type { Administrator } from './administrators.ts';
import { collectionsToKeep, PASSING_COLLECTIONS } from './assembly/collection-order.ts';
import type { Database } from './database.ts';

const listed = serverThings().flatMap(({ names }) => names);
const listedOf = (kind: string) => listed.filter((name) => name.startsWith(`${kind} `)).sort();

/** The names of all cookies that a sign-in sets. */
async function cookiesSet(isSecure: boolean): Promise<string[]> {
  const set: string[] = [];
  const ctx = {
    cookies: { get: () => undefined },
    get: () => '',
    append: (_: string, cookie: string) => set.push(`cookie ${cookie.split('=')[0]}`),
  } as unknown as Context;
  const store = { sessions: { create: async () => 'a' }, devices: { remember: async () => 'b' } } as never;
  await createSessions(store, isSecure).begin(ctx, {} as Administrator);
  return set;
}

describe('the privacy policy’s list of stored data', () => {
  it('lists exactly the store’s collections', () => {
    const unopened = { collection: () => ({}), engine: 'embedded' } as unknown as Database;
    const stored = [...collectionsToKeep(unopened), ...PASSING_COLLECTIONS, 'meta'];
    const collections = listed.filter((name) => !/^(?:cookie|folder) |^log$/.test(name));
    const hint = 'the names in pwa/domain/privacy/server-things.ts are received, the collections expected';
    expect(collections.sort(), hint).toEqual(stored.sort());
  });

  it('lists every cookie that the server sets, with https and without', async () => {
    const cookies = [...(await cookiesSet(true)), ...(await cookiesSet(false))];
    expect(listedOf('cookie')).toEqual(cookies.sort());
  });

  it('lists the file folders beside the database', () => {
    const folders = FOLDERS_OF_PARTS.filter((name) => name !== '').map((name) => `folder ${name}`);
    expect(listedOf('folder')).toEqual(folders.sort());
  });
});
