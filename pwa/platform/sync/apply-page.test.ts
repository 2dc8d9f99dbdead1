import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recipeFigures } from '#domain/catalogue/card-of-recipe';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { digestOfRows } from '#domain/sync/digest';
import { aSyncedRecipe, aSyncedReview, reviewId } from '../../testing/catalogue-rows.ts';
import { aPage } from '../../testing/sync-page.ts';
import { Bowlful } from '../database/bowlful.ts';
import { applyPage, replaceCatalogue } from './apply-page.ts';

const NOW = new Date('2025-06-01T12:00:00.000Z');

let database: Bowlful;
let tests = 0;

beforeEach(() => {
  tests += 1;
  database = new Bowlful(`apply-page-${tests}`);
});
afterEach(() => database.close());

describe('applyPage', () => {
  it('commits the rows, the card with its rating and the cursor together', async () => {
    const page = aPage({
      recipes: [aSyncedRecipe(1, 3)],
      reviews: [aSyncedReview(1, 4, { rating: 5 }), aSyncedReview(2, 5, { rating: 2 })],
    });
    expect(await applyPage(database, page, null, NOW)).toEqual({ cardIds: [1] });
    expect(await database.recipes.get(1)).toEqual(aSyncedRecipe(1, 3));
    expect(await database.cards.get(1)).toMatchObject({ id: 1, averageRating: 3.5, ratingCount: 2 });
    expect(await database.syncState.get('catalogue')).toEqual({
      key: 'catalogue',
      epoch: 'e',
      cursor: 'c1',
      digest: digestOfRows([
        { kind: 'recipe', id: 1, revision: 3 },
        { kind: 'review', id: reviewId(1), revision: 4 },
        { kind: 'review', id: reviewId(2), revision: 5 },
      ]),
      isComplete: true,
      pulledAt: '2025-06-01T12:00:00.000Z',
      verdictVersion: VERDICT_VERSION,
    });
  });

  it('takes card figures from the page if the server has this release’s tables, else computes them', async () => {
    const recipes = [aSyncedRecipe(1, 1)];
    const told = {
      difficulty: 5,
      costPerServingGbp: 9.99,
      verdict: null,
      suits: null,
      ingredients: 'told',
      foods: ['told'],
    };
    await applyPage(
      database,
      aPage({ recipes, cardFigures: { version: VERDICT_VERSION, of: [told] } }),
      null,
      NOW,
    );
    expect(await database.cards.get(1)).toMatchObject(told);
    const later = aPage({ cursor: 'c2', recipes, cardFigures: { version: 'older', of: [told] } });
    await applyPage(database, later, 'c1', NOW);
    expect(await database.cards.get(1)).toMatchObject(recipeFigures(aSyncedRecipe(1, 1)));
  });

  it('does not mark an older release’s cards as renewed just because a page followed', async () => {
    await applyPage(database, aPage({ recipes: [aSyncedRecipe(1, 1)] }), null, NOW);
    await database.syncState.update('catalogue', { verdictVersion: 'older' });
    await applyPage(database, aPage({ cursor: 'c2', recipes: [aSyncedRecipe(2, 2)] }), 'c1', NOW);
    expect((await database.syncState.get('catalogue'))?.verdictVersion).toBe('older');
  });

  it('recomputes the card when a review comes or goes, even if the page lacks the recipe', async () => {
    await applyPage(database, aPage({ recipes: [aSyncedRecipe(1, 1)] }), null, NOW);
    const rated = aPage({ cursor: 'c2', reviews: [aSyncedReview(1, 2, { rating: 4 })] });
    expect(await applyPage(database, rated, 'c1', NOW)).toEqual({ cardIds: [1] });
    expect(await database.cards.get(1)).toMatchObject({ averageRating: 4, ratingCount: 1 });
    const taken = aPage({ cursor: 'c3', removed: [{ kind: 'review', id: reviewId(1), revision: 3 }] });
    expect(await applyPage(database, taken, 'c2', NOW)).toEqual({ cardIds: [1] });
    expect(await database.cards.get(1)).toMatchObject({ averageRating: null, ratingCount: 0 });
    expect((await database.syncState.get('catalogue'))?.digest).toBe(
      digestOfRows([{ kind: 'recipe', id: 1, revision: 1 }]),
    );
  });

  it('updates the digest when rows arrive again with another revision', async () => {
    await applyPage(
      database,
      aPage({ recipes: [aSyncedRecipe(1, 1)], reviews: [aSyncedReview(1, 2)] }),
      null,
      NOW,
    );
    const page = aPage({ cursor: 'c2', recipes: [aSyncedRecipe(1, 3)], reviews: [aSyncedReview(1, 4)] });
    await applyPage(database, page, 'c1', NOW);
    expect((await database.syncState.get('catalogue'))?.digest).toBe(
      digestOfRows([
        { kind: 'recipe', id: 1, revision: 3 },
        { kind: 'review', id: reviewId(1), revision: 4 },
      ]),
    );
  });

  it('removes a deleted recipe with its card, and the digest returns to zero', async () => {
    await applyPage(database, aPage({ recipes: [aSyncedRecipe(1, 1)] }), null, NOW);
    const page = aPage({ cursor: 'c2', removed: [{ kind: 'recipe', id: 1, revision: 2 }] });
    await applyPage(database, page, 'c1', NOW);
    expect(await database.recipes.count()).toBe(0);
    expect(await database.cards.count()).toBe(0);
    expect((await database.syncState.get('catalogue'))?.digest).toBe('0000000000000000');
  });

  it('lets the newest revision of an id win, whatever the order in the page', async () => {
    const page = aPage({
      recipes: [
        aSyncedRecipe(1, 5, { title: 'New' }),
        aSyncedRecipe(1, 2, { title: 'Old' }),
        aSyncedRecipe(2, 3),
      ],
      removed: [
        { kind: 'recipe', id: 1, revision: 4 },
        { kind: 'recipe', id: 2, revision: 6 },
      ],
    });
    await applyPage(database, page, null, NOW);
    expect((await database.recipes.toArray()).map((row) => row.title)).toEqual(['New']);
  });

  it('changes nothing when the device has moved on, so a repeated page counts once', async () => {
    const first = aPage({ recipes: [aSyncedRecipe(1, 1)] });
    await applyPage(database, first, null, NOW);
    await applyPage(
      database,
      aPage({ cursor: 'c2', removed: [{ kind: 'recipe', id: 1, revision: 2 }] }),
      'c1',
      NOW,
    );
    expect(await applyPage(database, first, null, NOW)).toBe('stale');
    expect(await database.recipes.count()).toBe(0);
    expect((await database.syncState.get('catalogue'))?.cursor).toBe('c2');
  });

  it('leaves nothing of a page behind if it fails before the cursor', async () => {
    database.syncState.hook('creating', () => {
      throw new Error('killed');
    });
    const page = aPage({ recipes: [aSyncedRecipe(1, 1)], reviews: [aSyncedReview(1, 2)] });
    await expect(applyPage(database, page, null, NOW)).rejects.toThrow('killed');
    expect([
      await database.recipes.count(),
      await database.cards.count(),
      await database.reviews.count(),
      await database.syncState.count(),
    ]).toEqual([0, 0, 0, 0]);
  });

  it('marks the catalogue as incomplete until a last page arrives, and complete from then on', async () => {
    const isComplete = async () => (await database.syncState.get('catalogue'))?.isComplete;
    await applyPage(database, aPage({ more: true }), null, NOW);
    expect(await isComplete()).toBe(false);
    await applyPage(database, aPage({ cursor: 'c2' }), 'c1', NOW);
    await applyPage(database, aPage({ cursor: 'c3', more: true }), 'c2', NOW);
    expect(await isComplete()).toBe(true);
  });

  it('load target 13: stores all rows of a page that takes several writes', async () => {
    const recipes = Array.from({ length: 450 }, (_, index) => aSyncedRecipe(index + 1, index + 1));
    await applyPage(database, aPage({ recipes }), null, NOW);
    expect([await database.recipes.count(), await database.cards.count()]).toEqual([450, 450]);
  });
});

describe('replaceCatalogue', () => {
  it('replaces the catalogue with the rows of all pages, and keeps the owner’s data', async () => {
    await applyPage(database, aPage({ recipes: [aSyncedRecipe(9, 1)] }), null, NOW);
    await database.favourites.put({ recipeId: 9, addedAt: NOW.toISOString() });
    await database.drafts.put({ key: 'review-9', value: 'half a sentence', updatedAt: NOW.toISOString() });
    const pages = [
      aPage({ epoch: 'f', cursor: 'd1', more: true, recipes: [aSyncedRecipe(1, 1)] }),
      aPage({ epoch: 'f', cursor: 'd2', recipes: [aSyncedRecipe(2, 2)] }),
    ];
    await replaceCatalogue(database, pages, NOW);
    expect(await database.recipes.toCollection().primaryKeys()).toEqual([1, 2]);
    expect(await database.cards.toCollection().primaryKeys()).toEqual([1, 2]);
    expect(await database.syncState.get('catalogue')).toMatchObject({ epoch: 'f', cursor: 'd2' });
    expect([await database.favourites.count(), await database.drafts.count()]).toEqual([1, 1]);
  });

  it('keeps the old catalogue intact if it fails', async () => {
    await applyPage(database, aPage({ recipes: [aSyncedRecipe(9, 1)] }), null, NOW);
    database.cards.hook('creating', (id) => {
      if (id === 2) throw new Error('killed');
    });
    const pages = [aPage({ cursor: 'd1', recipes: [aSyncedRecipe(1, 1), aSyncedRecipe(2, 2)] })];
    await expect(replaceCatalogue(database, pages, NOW)).rejects.toThrow('killed');
    expect(await database.recipes.toCollection().primaryKeys()).toEqual([9]);
    expect((await database.syncState.get('catalogue'))?.cursor).toBe('c1');
  });
});
