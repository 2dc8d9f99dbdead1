import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bowlful } from '../database/bowlful.ts';
import { createStorage } from '../database/storage.ts';
import { aRecipe, aReview, reviewId } from '../testing/catalogue-rows.ts';
import {
  jsonResponse,
  problemResponse,
  type SyncServerDouble,
  syncServerDouble,
} from '../testing/sync-server-double.ts';
import { type PullOptions, pullCatalogue } from './pull.ts';

const NOW = new Date('2025-06-01T12:00:00.000Z');

let database: Bowlful;
let server: SyncServerDouble;
let tests = 0;

beforeEach(() => {
  tests += 1;
  database = new Bowlful(`pull-${tests}`);
  server = syncServerDouble();
});
afterEach(() => database.close());

function pull(options: Partial<PullOptions> = {}) {
  return pullCatalogue({ fetch: server.fetch, device: createStorage(database), now: () => NOW, ...options });
}

function putRecipes(...ids: number[]): void {
  for (const id of ids) server.putRecipe(aRecipe({ id }));
}

const storedIds = () => database.recipes.toCollection().primaryKeys();

describe('a pull', () => {
  it('follows pages until there are no more and ends with the server’s rows', async () => {
    putRecipes(1, 2, 3, 4, 5, 6, 7, 8);
    server.putReview(aReview(1, { recipeId: 8, rating: 3 }));
    expect(await pull()).toEqual({ kind: 'current', isReload: false });
    expect(await storedIds()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await database.cards.get(8)).toMatchObject({ averageRating: 3, ratingCount: 1 });
    expect(server.requests).toEqual(['/api/sync', '/api/sync?cursor=1.3', '/api/sync?cursor=1.6']);
  });

  it('asks only for what changed since, and applies changes and removals', async () => {
    putRecipes(1, 2, 3);
    await pull();
    server.putRecipe(aRecipe({ id: 2, title: 'Turkey supper' }));
    server.remove('recipe', 3);
    const commits: unknown[] = [];
    expect(await pull({ onCommit: (change) => commits.push(change) })).toEqual({
      kind: 'current',
      isReload: false,
    });
    expect(server.requests.at(-1)).toBe('/api/sync?cursor=1.3');
    expect(await storedIds()).toEqual([1, 2]);
    expect((await database.cards.get(2))?.title).toBe('Turkey supper');
    expect(commits).toEqual([{ cardIds: [2, 3], isReload: false }]);
  });

  it('says nothing of a commit that changed no row', async () => {
    putRecipes(1);
    await pull();
    const commits: unknown[] = [];
    await pull({ onCommit: (change) => commits.push(change) });
    expect(commits).toEqual([]);
  });

  it('goes on after a crash from the last page that was committed', async () => {
    putRecipes(1, 2, 3, 4, 5, 6, 7);
    let asked = 0;
    const dying: typeof fetch = (...request) => {
      asked += 1;
      return asked > 2 ? Promise.reject(new TypeError('killed')) : server.fetch(...request);
    };
    expect(await pull({ fetch: dying })).toEqual({ kind: 'problem', problem: 'unreachable' });
    expect(await storedIds()).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await database.syncState.get('catalogue'))?.isComplete).toBe(false);
    expect(await pull()).toEqual({ kind: 'current', isReload: false });
    expect(await storedIds()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(server.requests.at(-1)).toBe('/api/sync?cursor=1.6');
  });

  it('skips a page that another tab committed first, and goes on from there', async () => {
    putRecipes(1, 2, 3, 4);
    let isFirst = true;
    const overtaken: typeof fetch = async (...request) => {
      const answer = await server.fetch(...request);
      if (isFirst) {
        isFirst = false;
        await pull();
        server.remove('recipe', 1);
        await pull();
      }
      return answer;
    };
    expect(await pull({ fetch: overtaken })).toEqual({ kind: 'current', isReload: false });
    expect(await storedIds()).toEqual([2, 3, 4]);
  });

  it('reloads in one transaction when the cursor is too old (410), without what was removed meanwhile', async () => {
    putRecipes(1, 2, 3, 4);
    await pull();
    await database.favourites.put({ recipeId: 1, addedAt: NOW.toISOString() });
    server.remove('recipe', 1);
    putRecipes(5);
    server.forget();
    const commits: unknown[] = [];
    expect(await pull({ onCommit: (change) => commits.push(change) })).toEqual({
      kind: 'current',
      isReload: true,
    });
    expect(await storedIds()).toEqual([2, 3, 4, 5]);
    expect(await database.favourites.count()).toBe(1);
    expect(commits).toEqual([{ cardIds: [], isReload: true }]);
  });

  it('reloads when the server was restored to another epoch', async () => {
    putRecipes(1, 2);
    await pull();
    server.restore();
    server.remove('recipe', 2);
    expect(await pull()).toEqual({ kind: 'current', isReload: true });
    expect(await storedIds()).toEqual([1]);
    expect((await database.syncState.get('catalogue'))?.epoch).toBe('epoch-2');
  });

  it('reloads when another epoch answers an old cursor as if it knew it', async () => {
    putRecipes(1);
    await pull();
    const foreign: typeof fetch = async (...request) => {
      const page = server.pageAfter(String(request[0]).includes('cursor') ? '1.1' : null);
      return jsonResponse({ ...page, epoch: 'other' });
    };
    expect(await pull({ fetch: foreign })).toEqual({ kind: 'current', isReload: true });
    expect((await database.syncState.get('catalogue'))?.epoch).toBe('other');
  });

  it('keeps the old catalogue when a reload breaks off between pages', async () => {
    putRecipes(1, 2, 3, 4);
    await pull();
    server.restore();
    let asked = 0;
    const dying: typeof fetch = (...request) => {
      asked += 1;
      return asked > 2 ? Promise.reject(new TypeError('killed')) : server.fetch(...request);
    };
    expect(await pull({ fetch: dying })).toEqual({ kind: 'problem', problem: 'unreachable' });
    expect(await storedIds()).toEqual([1, 2, 3, 4]);
    expect((await database.syncState.get('catalogue'))?.epoch).toBe('epoch-1');
  });

  it('checks nothing while the server cannot prove itself, because writes are in flight', async () => {
    putRecipes(1);
    const unproven: typeof fetch = async () =>
      jsonResponse({ ...server.pageAfter(null), count: null, digest: null });
    expect(await pull({ fetch: unproven })).toEqual({ kind: 'current', isReload: false });
  });
});

describe('fault 17: a catalogue that is not the server’s', () => {
  beforeEach(async () => {
    putRecipes(1, 2, 3, 4);
    server.putReview(aReview(1, { recipeId: 2 }));
    await pull();
    await database.favourites.put({ recipeId: 1, addedAt: NOW.toISOString() });
    await database.drafts.put({ key: 'review-1', value: 'text', updatedAt: NOW.toISOString() });
    await database.preferences.put({ key: 'unitSystem', value: 'us' });
  });

  const damages: [string, () => Promise<unknown>][] = [
    ['a recipe is missing', () => database.recipes.delete(2)],
    ['a recipe has another revision', () => database.recipes.update(2, { revision: 77 })],
    ['a recipe nobody sent is there', () => database.recipes.put({ ...aRecipe({ id: 99 }), revision: 1 })],
    [
      'a recipe was swapped for another',
      () =>
        database.recipes.delete(2).then(() => database.recipes.put({ ...aRecipe({ id: 99 }), revision: 2 })),
    ],
    ['a review is missing', () => database.reviews.clear()],
    ['a review has another revision', () => database.reviews.update(reviewId(1), { revision: 77 })],
    ['a card is missing', () => database.cards.delete(3)],
    ['the cursor is lost', () => database.syncState.clear().then(() => database.recipes.delete(1))],
  ];

  it.each(damages)(
    'is found and fetched anew, the owner’s own data untouched, where %s',
    async (_, damage) => {
      await damage();
      expect((await pull({ isThorough: true })).kind).toBe('current');
      expect(await storedIds()).toEqual([1, 2, 3, 4]);
      expect(await database.cards.toCollection().primaryKeys()).toEqual([1, 2, 3, 4]);
      expect((await database.recipes.get(2))?.revision).toBe(2);
      expect((await database.reviews.toArray()).map((row) => row.revision)).toEqual([5]);
      expect([
        await database.favourites.count(),
        await database.drafts.count(),
        await database.preferences.count(),
      ]).toEqual([1, 1, 1]);
    },
  );

  it('trusts the running digest between thorough looks, and is found by its count all the same', async () => {
    await database.recipes.update(2, { revision: 77 });
    expect(await pull()).toEqual({ kind: 'current', isReload: false });
    await database.recipes.delete(2);
    expect(await pull()).toEqual({ kind: 'current', isReload: true });
  });

  it('puts a wrong running digest right from the rows, without a reload', async () => {
    await database.syncState.update('catalogue', { digest: '00000000000000ff' });
    expect(await pull()).toEqual({ kind: 'current', isReload: false });
    expect((await database.syncState.get('catalogue'))?.digest).toBe(server.pageAfter('1.5')?.digest);
  });

  it('reloads once a run and then says so, when server and device never agree', async () => {
    const lying: typeof fetch = async (input) => {
      const response = await server.fetch(input);
      const page = await response.json();
      return jsonResponse({ ...page, ...(page.more ? {} : { digest: 'ffffffffffffffff' }) });
    };
    server.requests.length = 0;
    expect(await pull({ fetch: lying })).toEqual({ kind: 'problem', problem: 'mismatch' });
    expect(server.requests).toEqual(['/api/sync?cursor=1.5', '/api/sync', '/api/sync?cursor=1.3']);
    expect(await storedIds()).toEqual([1, 2, 3, 4]);
  });
});

describe('fault 21: an answer that is not ours', () => {
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
      'a page cut off',
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
      'somebody else’s 410',
      'not-ours',
      () => new Response(html, { status: 410, headers: { 'Content-Type': 'text/html' } }),
    ],
    [
      '500 HTML',
      'unavailable',
      () => new Response(html, { status: 500, headers: { 'Content-Type': 'text/html' } }),
    ],
    ['503 of ours', 'unavailable', () => problemResponse(503, 'unavailable')],
    ['429 of ours', 'unavailable', () => problemResponse(429, 'too-many-requests')],
    ['426 of ours', 'too-old', () => problemResponse(426, 'client-too-old')],
    ['no answer', 'unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['more pages for ever', 'not-ours', () => jsonResponse({ ...page(), cursor: '1.2', more: true })],
  ];

  it.each(shapes)('%s is a problem (%s), and the catalogue stays as it is', async (_, problem, respond) => {
    putRecipes(1, 2);
    await pull();
    const before = [await database.recipes.toArray(), await database.syncState.toArray()];
    server.putRecipe(aRecipe({ id: 1, title: 'Not to arrive' }));
    expect(await pull({ fetch: async () => respond() })).toEqual({ kind: 'problem', problem });
    expect([await database.recipes.toArray(), await database.syncState.toArray()]).toEqual(before);
  });

  it('a server that does not even know the beginning is asked once', async () => {
    let asked = 0;
    const gone: typeof fetch = async () => {
      asked += 1;
      return problemResponse(410, 'cursor-gone');
    };
    expect(await pull({ fetch: gone })).toEqual({ kind: 'problem', problem: 'unavailable' });
    expect(asked).toBe(1);
  });
});

describe('fault 9: no room left while pulling', () => {
  function full(): void {
    database.recipes.hook('creating', () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
  }

  it('tells so, and the old catalogue is still served', async () => {
    putRecipes(1, 2);
    await pull();
    full();
    putRecipes(3);
    expect(await pull()).toEqual({ kind: 'problem', problem: 'full' });
    expect(await storedIds()).toEqual([1, 2]);
    expect((await database.syncState.get('catalogue'))?.cursor).toBe('1.2');
  });

  it('tells so during a reload, and the old catalogue is still served', async () => {
    putRecipes(1, 2);
    await pull();
    full();
    server.restore();
    expect(await pull()).toEqual({ kind: 'problem', problem: 'full' });
    expect(await storedIds()).toEqual([1, 2]);
  });

  it('tries once more after making room', async () => {
    putRecipes(1);
    let refusals = 0;
    database.recipes.hook('creating', () => {
      if (refusals++ === 0) throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    expect(await pull()).toEqual({ kind: 'current', isReload: false });
    expect(await storedIds()).toEqual([1]);
  });
});

it('a storage that fails in another way is told as such', async () => {
  putRecipes(1);
  database.recipes.hook('creating', () => {
    throw new DOMException('The disk caught fire', 'DataError');
  });
  expect(await pull()).toEqual({ kind: 'problem', problem: 'storage' });
});
