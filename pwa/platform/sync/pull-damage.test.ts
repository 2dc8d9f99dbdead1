import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aRecipe, aReview, reviewId } from '../../testing/catalogue-rows.ts';
import { NOW, pullFixture } from '../../testing/pull-fixture.ts';
import { jsonResponse } from '../../testing/sync-server-double.ts';

let { database, server, pull, putRecipes, storedIds } = pullFixture();

beforeEach(() => {
  ({ database, server, pull, putRecipes, storedIds } = pullFixture());
});
afterEach(() => database.close());

describe('fault 17: a catalogue that differs from the server’s', () => {
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
    ['an unknown recipe is present', () => database.recipes.put({ ...aRecipe({ id: 99 }), revision: 1 })],
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
    'is detected and fetched again, without touching the owner’s data: %s',
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

  it('fault 16: matches again after a pull, whatever the damage to the cursor’s row', async () => {
    const whole = await database.syncState.get('catalogue');
    const damaged = fc.record(
      { epoch: fc.anything(), cursor: fc.anything(), digest: fc.anything(), isComplete: fc.anything() },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(damaged, async (damage) => {
        await database.syncState.put({ ...whole, ...damage } as never);
        expect((await pull()).kind).toBe('current');
        expect(await storedIds()).toEqual([1, 2, 3, 4]);
        expect(await database.syncState.get('catalogue')).toEqual(whole);
      }),
      { numRuns: 200 },
    );
  }, 120_000);

  it('is trusted by its running digest between thorough checks, but the count still detects damage', async () => {
    await database.recipes.update(2, { revision: 77 });
    expect(await pull()).toEqual({ kind: 'current', isReload: false, isProven: true });
    await database.recipes.delete(2);
    expect(await pull()).toEqual({ kind: 'current', isReload: true, isProven: true });
  });

  it('corrects a wrong running digest from the rows, without a reload', async () => {
    await database.syncState.update('catalogue', { digest: '00000000000000ff' });
    expect(await pull()).toEqual({ kind: 'current', isReload: false, isProven: true });
    expect((await database.syncState.get('catalogue'))?.digest).toBe(server.pageAfter('1.5')?.digest);
  });

  it('reloads once per run, then reports that server and device never agree', async () => {
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
