import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { pullFixture } from '../../testing/pull-fixture.ts';
import { jsonResponse, problemResponse } from '../../testing/sync-server-double.ts';

let { database, server, pull, putRecipes } = pullFixture();

beforeEach(() => {
  ({ database, server, pull, putRecipes } = pullFixture());
});
afterEach(() => database.close());

describe('fault 21: an answer other than a page of the catalogue', () => {
  const html = '<!doctype html><title>Sign in to the free Wi-Fi</title>';
  const page = () => server.pageAfter(null);
  const shapes: [string, string, () => Response | Promise<Response>][] = [
    ['HTML with 200', 'not-ours', () => new Response(html, { headers: { 'Content-Type': 'text/html' } })],
    [
      'HTML that claims to be JSON',
      'not-ours',
      () => new Response(html, { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['our page as text/html', 'not-ours', () => jsonResponse(page(), 200, 'text/html')],
    ['no content type', 'not-ours', () => new Response(new Uint8Array([123, 125]))],
    ['an empty 200', 'not-ours', () => jsonResponse(undefined)],
    ['an empty object', 'not-ours', () => jsonResponse({})],
    ['null', 'not-ours', () => jsonResponse(null)],
    ['an array', 'not-ours', () => jsonResponse([page()])],
    [
      'a truncated page',
      'not-ours',
      () =>
        new Response(JSON.stringify(page()).slice(0, -9), {
          headers: { 'Content-Type': 'application/json' },
        }),
    ],
    [
      'a recipe that breaks the contract',
      'not-ours',
      () => jsonResponse({ ...page(), recipes: [{ ...page()?.recipes[0], servings: 0 }] }),
    ],
    [
      'a removal that breaks the contract',
      'not-ours',
      () => jsonResponse({ ...page(), removed: [{ kind: 'recipe', id: 1 }] }),
    ],
    ['204', 'not-ours', () => new Response(null, { status: 204 })],
    [
      'a redirect that was followed',
      'not-ours',
      () => Object.defineProperty(jsonResponse(page()), 'redirected', { value: true }),
    ],
    ['a redirect that was refused', 'unreachable', () => Promise.reject(new TypeError('redirect'))],
    ['511', 'not-ours', () => new Response(html, { status: 511, headers: { 'Content-Type': 'text/html' } })],
    [
      'a 410 from another server',
      'not-ours',
      () => new Response(html, { status: 410, headers: { 'Content-Type': 'text/html' } }),
    ],
    [
      '500 HTML',
      'unavailable',
      () => new Response(html, { status: 500, headers: { 'Content-Type': 'text/html' } }),
    ],
    ['our own 503', 'unavailable', () => problemResponse(503, 'unavailable')],
    ['our own 429', 'unavailable', () => problemResponse(429, 'too-many-requests')],
    ['our own 426', 'too-old', () => problemResponse(426, 'client-too-old')],
    ['no answer', 'unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a page that is followed by itself',
      'not-ours',
      () => jsonResponse({ ...page(), cursor: '1.2', more: true }),
    ],
  ];

  it.each(shapes)('%s is a problem (%s), and the catalogue stays unchanged', async (_, problem, respond) => {
    putRecipes(1, 2);
    await pull();
    const before = [await database.recipes.toArray(), await database.syncState.toArray()];
    server.putRecipe(aRecipe({ id: 1, title: 'Not to arrive' }));
    expect(await pull({ fetch: async () => respond() })).toEqual({ kind: 'problem', problem });
    expect([await database.recipes.toArray(), await database.syncState.toArray()]).toEqual(before);
  });

  it('a cursor that the server does not understand causes a reload', async () => {
    putRecipes(1, 2);
    await pull();
    await database.syncState.update('catalogue', { cursor: 'damaged' });
    const strict: typeof fetch = async (input) =>
      String(input).includes('cursor=damaged') ? problemResponse(400, 'invalid') : server.fetch(input);
    expect(await pull({ fetch: strict })).toEqual({ kind: 'current', isReload: true, isProven: true });
    expect((await database.syncState.get('catalogue'))?.cursor).toBe('1.2');
  });

  it('a server that rejects even the first request is asked once', async () => {
    let asked = 0;
    const gone: typeof fetch = async () => {
      asked += 1;
      return problemResponse(410, 'cursor-gone');
    };
    expect(await pull({ fetch: gone })).toEqual({ kind: 'problem', problem: 'unavailable' });
    expect(asked).toBe(1);
  });
});
