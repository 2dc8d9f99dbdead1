import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aRecipe, aReview } from '../../testing/catalogue-rows.ts';
import { NOW, pullFixture } from '../../testing/pull-fixture.ts';
import { jsonResponse } from '../../testing/sync-server-double.ts';

let { database, server, pull, putRecipes, storedIds } = pullFixture();

beforeEach(() => {
  ({ database, server, pull, putRecipes, storedIds } = pullFixture());
});
afterEach(() => database.close());

describe('a pull', () => {
  it('follows pages until there are no more and ends with the server’s rows', async () => {
    putRecipes(1, 2, 3, 4, 5, 6, 7, 8);
    server.putReview(aReview(1, { recipeId: 8, rating: 3 }));
    expect(await pull()).toEqual({ kind: 'current', isReload: false, isProven: true });
    expect(await storedIds()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await database.cards.get(8)).toMatchObject({ averageRating: 3, ratingCount: 1 });
    expect(server.requests).toEqual(['/api/sync', '/api/sync?cursor=1.3', '/api/sync?cursor=1.6']);
  });

  it('requests only changes, and applies updates and removals', async () => {
    putRecipes(1, 2, 3);
    await pull();
    server.putRecipe(aRecipe({ id: 2, title: 'Turkey supper' }));
    server.remove('recipe', 3);
    const commits: unknown[] = [];
    expect(await pull({ onCommit: (change) => commits.push(change) })).toEqual({
      kind: 'current',
      isReload: false,
      isProven: true,
    });
    expect(server.requests.at(-1)).toBe('/api/sync?cursor=1.3');
    expect(await storedIds()).toEqual([1, 2]);
    expect((await database.cards.get(2))?.title).toBe('Turkey supper');
    expect(commits).toEqual([{ cardIds: [2, 3], isReload: false }]);
  });

  it('reports no commit that changed no row', async () => {
    putRecipes(1);
    await pull();
    const commits: unknown[] = [];
    await pull({ onCommit: (change) => commits.push(change) });
    expect(commits).toEqual([]);
  });

  it('continues after a crash from the last committed page', async () => {
    putRecipes(1, 2, 3, 4, 5, 6, 7);
    let asked = 0;
    const dying: typeof fetch = (...request) => {
      asked += 1;
      return asked > 2 ? Promise.reject(new TypeError('killed')) : server.fetch(...request);
    };
    expect(await pull({ fetch: dying })).toEqual({ kind: 'problem', problem: 'unreachable' });
    expect(await storedIds()).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await database.syncState.get('catalogue'))?.isComplete).toBe(false);
    expect(await pull()).toEqual({ kind: 'current', isReload: false, isProven: true });
    expect(await storedIds()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(server.requests.at(-1)).toBe('/api/sync?cursor=1.6');
  });

  it('skips a page that another tab committed first, and continues from there', async () => {
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
    expect(await pull({ fetch: overtaken })).toEqual({ kind: 'current', isReload: false, isProven: true });
    expect(await storedIds()).toEqual([2, 3, 4]);
  });

  it('reloads in one transaction when the cursor is too old (410), without what was removed meanwhile', async () => {
    putRecipes(1, 2, 3, 4);
    await pull();
    await database.favourites.put({ recipeId: 1, addedAt: NOW.toISOString() });
    server.remove('recipe', 1);
    putRecipes(5);
    server.expireCursors();
    const commits: unknown[] = [];
    expect(await pull({ onCommit: (change) => commits.push(change) })).toEqual({
      kind: 'current',
      isReload: true,
      isProven: true,
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
    expect(await pull()).toEqual({ kind: 'current', isReload: true, isProven: true });
    expect(await storedIds()).toEqual([1]);
    expect((await database.syncState.get('catalogue'))?.epoch).toBe('epoch-2');
  });

  it('reloads when another epoch accepts an old cursor', async () => {
    putRecipes(1);
    await pull();
    const foreign: typeof fetch = async (...request) => {
      const page = server.pageAfter(String(request[0]).includes('cursor') ? '1.1' : null);
      return jsonResponse({ ...page, epoch: 'other' });
    };
    expect(await pull({ fetch: foreign })).toEqual({ kind: 'current', isReload: true, isProven: true });
    expect((await database.syncState.get('catalogue'))?.epoch).toBe('other');
  });

  it('keeps the old catalogue when a reload fails between pages', async () => {
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

  it('skips verification while the server has writes in flight', async () => {
    putRecipes(1);
    const unproven: typeof fetch = async () =>
      jsonResponse({ ...server.pageAfter(null), count: null, digest: null });
    expect(await pull({ fetch: unproven })).toEqual({ kind: 'current', isReload: false, isProven: false });
  });
});
