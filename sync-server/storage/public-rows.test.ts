import { describe, expect, it } from 'vitest';
import { digestOfRows } from '#domain/sync/digest';
import { BUILTIN_RECIPES } from '../catalogue/builtin-recipes.ts';
import { rowsByKind } from '../testing/rows-by-kind.ts';
import { PublicRows, type Row, SharedTexts } from './public-rows.ts';
import { newReviewDocument, type ReviewStatus, syncedReview } from './review-document.ts';

function reviewRow(id: string, revision: number, recipeId: number, status: ReviewStatus = 'approved'): Row {
  const createdAt = new Date(Date.UTC(2026, 0, revision)).toISOString();
  const words = { recipeId, rating: 4, comment: 'Gone.', userName: 'Ann', userCountry: null, createdAt };
  return { kind: 'review', revision, document: { ...newReviewDocument({ id, ...words }), status, revision } };
}

describe('rows in memory', () => {
  it('equal the latest state of each row after many changes and removals', () => {
    const rows = new PublicRows();
    for (let revision = 1; revision <= 400; revision += 1) {
      // 50 reviews, each changed eight times; every seventh change removes one.
      const status = revision % 7 === 0 ? 'removed' : 'approved';
      rows.apply(reviewRow(`r${(revision * 13) % 50}`, revision, 1 + ((revision * 13) % 5), status));
    }
    const { changes, count, digest, reviewsByRecipe } = rows.view();
    const { reviews, removed } = rowsByKind(changes);
    // The last 50 changes, 351 to 400, are the latest of each review: 7 removals, 43 reviews left.
    expect(changes).toHaveLength(50);
    expect(changes.map(({ revision }) => revision)).toEqual(Array.from({ length: 50 }, (_, i) => 351 + i));
    expect(removed.map(({ revision }) => revision)).toEqual([357, 364, 371, 378, 385, 392, 399]);
    expect(count).toBe(43);
    expect(digest).toBe(digestOfRows(reviews.map(({ id, revision }) => ({ kind: 'review', id, revision }))));
    const grouped = [...reviewsByRecipe.values()].flat();
    expect(grouped).toHaveLength(43);
    for (const group of reviewsByRecipe.values()) {
      const revisions = group.map(({ revision }) => revision);
      expect(revisions).toEqual([...revisions].sort((a, b) => b - a));
    }
  });

  it('cost less than five times as much to add to a recipe with 60,000 reviews as to one with 2,000', () => {
    const all = Array.from({ length: 62_000 }, (_, n) => reviewRow(`r${n}`, n + 1, 1));
    const processorMs = (present: number): number => {
      const rows = new PublicRows();
      for (const row of all.slice(0, present)) rows.apply(row);
      const before = process.cpuUsage();
      for (const row of all.slice(present, present + 2000)) rows.apply(row);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    // The minimum of several runs, because garbage collection slows some.
    const leastMs = (present: number) => Math.min(...[1, 2, 3].map(() => processorMs(present)));
    // A first run that does not count, to warm up.
    processorMs(1000);
    const [few, many] = [leastMs(2000), leastMs(60_000)];
    expect(many / few, `${few} ms, ${many} ms`).toBeLessThan(5);
  });

  it('that were returned never change, and unchanged lists keep their identity', () => {
    const rows = new PublicRows();
    rows.apply(reviewRow('a', 1, 1));
    rows.apply(reviewRow('b', 2, 2));
    const before = rows.view();
    rows.apply(reviewRow('c', 3, 2));
    const after = rows.view();
    expect([before.changes.length, after.changes.length]).toEqual([2, 3]);
    expect(before.reviewsByRecipe.get(2)).toHaveLength(1);
    expect(after.reviewsByRecipe.get(1)).toBe(before.reviewsByRecipe.get(1));
    expect(after.recipes).toBe(before.recipes);
  });
});

const words = { rating: 4, comment: 'Gone in a minute.', userName: 'Ann', userCountry: null };

describe('shared texts', () => {
  it('leave every recipe as it was', () => {
    const texts = new SharedTexts();
    for (const builtin of BUILTIN_RECIPES) {
      const recipe = { ...structuredClone(builtin), revision: 1 };
      texts.shareRecipe(recipe);
      expect(recipe).toEqual({ ...builtin, revision: 1 });
    }
  });

  it('leave a review without a country as it was', () => {
    const texts = new SharedTexts();
    const document = newReviewDocument({
      id: 'r1',
      recipeId: 7,
      createdAt: '2026-01-01T00:00:00.000Z',
      ...words,
    });
    const review = syncedReview({ ...document, revision: 3 });
    texts.shareReview(review);
    expect(review).toEqual(syncedReview({ ...document, revision: 3 }));
  });

  it('stay correct beyond the limit of shared texts', () => {
    const texts = new SharedTexts();
    // Sharing starts over after 50,000 texts.
    const many = Array.from({ length: 120_000 }, (_, n) => `text ${n}`);
    expect(many.map((text) => texts.of(text))).toEqual(many);
  });
});
