import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadPageAnswer } from '#domain/contract/read-page';
import { connectionStore } from '../sync/connection.ts';
import { clearImports, type ImportEntry, listImports, readImport, removeImport } from './import-inbox.ts';
import { importsMayExist } from './imports-exist.ts';
import { keepLink, openLink, requeueLink, settleLink } from './links.ts';
import { readLinks } from './read-links.ts';

const URL_A = 'https://www.kitchen.example/stew';
const URL_B = 'https://kitchen.example/soup';

const reading = (title: string): ReadPageAnswer => ({
  recipes: [
    {
      format: 'schema-org',
      recipe: {
        title,
        description: null,
        species: null,
        servings: null,
        prepTime: null,
        cookTime: null,
        ingredients: ['500 g beef'],
        steps: ['Simmer.'],
        authorName: null,
        imageUrl: null,
        sourceUrl: URL_A,
      },
      warnings: [],
      leftOut: [],
    },
  ],
  isCut: false,
});
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status < 300 ? 'application/json' : 'application/problem+json' },
  });
const problem = (status: number) =>
  json({ type: 'x', title: 'x', status, code: 'x', detail: 'No recipe was found on the page.' }, status);

function server(answer: (url: string) => Response | Promise<Response>) {
  const asked: string[] = [];
  const send = vi.fn(async (_path: unknown, init?: RequestInit) => {
    const { url } = JSON.parse(String(init?.body)) as { url: string };
    asked.push(url);
    return answer(url);
  });
  return { asked, options: { fetch: send as unknown as typeof fetch } };
}

beforeEach(async () => {
  await clearImports();
  connectionStore.setState({ linkRead: null });
});

describe('readLinks', () => {
  it('replaces the link by the recipe, notifies once, and asks no more', async () => {
    const id = await keepLink(URL_A);
    expect(await readImport(id)).toMatchObject({
      origin: 'link',
      link: { url: URL_A, state: 'waiting' },
      parts: [{ name: 'kitchen.example/stew' }],
    });
    const { asked, options } = server(() => json(reading('Beef Stew')));
    await readLinks(true, options);
    await readLinks(true, options);
    expect(asked).toEqual([URL_A]);
    const entry = await readImport(id);
    expect(entry).toMatchObject({ link: { state: 'read' }, parts: [{ name: 'Beef Stew', content: '' }] });
    expect(entry?.parts[0]?.read).toMatchObject({ kind: 'recipes', isCut: false });
    expect(connectionStore.getState().linkRead).toEqual({ id, title: 'Beef Stew' });
    await openLink(id);
    expect(await readImport(id)).not.toHaveProperty('link');
    expect(await importsMayExist()).toBe(true);
  });

  it('keeps the server’s reason for a failure, and asks again on request', async () => {
    const id = await keepLink(URL_A);
    await readLinks(true, server(() => problem(422)).options);
    expect((await readImport(id))?.link).toEqual({
      url: URL_A,
      state: 'failed',
      detail: 'No recipe was found on the page.',
    });
    await requeueLink(id, URL_A);
    await readLinks(true, server(() => json(reading('Beef Stew'))).options);
    expect((await readImport(id))?.link?.state).toBe('read');
  });

  it('lets links wait when offline, on a busy server and behind a portal', async () => {
    await keepLink(URL_A);
    await keepLink(URL_B);
    const answers: [number, () => Response | Promise<Response>][] = [
      [1, () => Promise.reject(new TypeError('no network'))],
      // This link may be the cause, so the others are tried too.
      [2, () => problem(503)],
      [2, () => new Response('<p>Sign in', { headers: { 'Content-Type': 'text/html' } })],
    ];
    for (const [requests, answer] of answers) {
      const { asked, options } = server(answer);
      await readLinks(true, options);
      expect(asked).toHaveLength(requests);
      expect((await listImports()).map(({ link }) => link?.state)).toEqual(['waiting', 'waiting']);
    }
    // A busy server is left alone until its retry time, or until the person asks.
    const { asked, options } = server(() => json(reading('Beef Stew')));
    await readLinks(false, options);
    expect(asked).toEqual([]);
    await readLinks(true, options);
    expect(asked.sort()).toEqual([URL_B, URL_A].sort());
  });

  it('asks again after a kill before the answer was stored', async () => {
    const id = await keepLink(URL_A);
    // Killed: the answer never comes, and a new page starts with what is on the disk.
    void readLinks(true, server(() => new Promise(() => {})).options);
    vi.resetModules();
    const later = await import('./read-links.ts');
    await later.readLinks(false, server(() => json(reading('Beef Stew'))).options);
    expect((await readImport(id))?.link?.state).toBe('read');
  });

  it('notifies once, even after a kill between storing and notifying', async () => {
    vi.resetModules();
    const { readLinks: fresh } = await import('./read-links.ts');
    const { connectionStore: store } = await import('../sync/connection.ts');
    const id = await keepLink(URL_A);
    await settleLink((await readImport(id)) as ImportEntry, { answer: reading('Beef Stew') });
    await fresh();
    expect(store.getState().linkRead).toEqual({ id, title: 'Beef Stew' });
    store.setState({ linkRead: null });
    await fresh();
    expect(store.getState().linkRead).toBeNull();
  });

  it('does not restore a link that was cancelled while the server read it', async () => {
    vi.resetModules();
    const { readLinks: fresh } = await import('./read-links.ts');
    const id = await keepLink(URL_A);
    const { options } = server(async () => {
      await removeImport(id);
      return json(reading('Beef Stew'));
    });
    await fresh(true, options);
    expect(await listImports()).toEqual([]);
  });
});
