import { expect, it } from 'vitest';
import { pageDataOf } from '#domain/contract/page-data-of';
import { PublicRows, type Row } from '../../storage/public-rows.ts';
import { newReviewDocument } from '../../storage/review-document.ts';
import { aRecipe } from '../../testing/builders.ts';
import { snapshotOf } from '../catalogue/snapshot.ts';

const REVIEWS = 50_000;

function reviewRow(number: number): Row {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  const words = { recipeId: 1, rating: 4, comment: `Gone, ${number}.`, userName: 'Ann', userCountry: null };
  const document = newReviewDocument({ id: `r${number}`, ...words, createdAt });
  return {
    kind: 'review',
    revision: 1 + number,
    document: { ...document, status: 'approved', revision: 1 + number },
  };
}

function recipeRow(id = 1): Row {
  const hashes = { contentHash: '', shippedHash: null };
  const recipe = aRecipe({ id, title: `Bowl ${id}` });
  return {
    kind: 'recipe',
    revision: id,
    document: { _id: id, recipe, status: 'published', revision: id, ...hashes },
  };
}

function millisecondsOf(act: () => unknown): number {
  const { user, system } = process.cpuUsage();
  act();
  const after = process.cpuUsage();
  return (after.user + after.system - user - system) / 1000;
}

it('a page has the latest 20 of 50,000 reviews; one more takes a fraction of the time of all', () => {
  const rows = new PublicRows();
  const all = Array.from({ length: REVIEWS }, (_, n) => reviewRow(n + 1));
  rows.apply(recipeRow());
  const snapshot = () => {
    const view = rows.view();
    return snapshotOf({
      ...view,
      epoch: 'e',
      revision: view.changes.at(-1)?.revision ?? 0,
      isWriting: false,
    });
  };
  const allMs = millisecondsOf(() => {
    for (const row of all) rows.apply(row);
    snapshot().ratingOf(1);
  });
  const page = { kind: 'recipe', url: '/recipe/1', recipeId: 1 } as const;
  expect(pageDataOf(page, snapshot(), 'https://bowlful.example').recipe?.reviews).toHaveLength(20);

  const oneMs = [1, 2, 3, 4, 5].map((n) =>
    millisecondsOf(() => {
      rows.apply(reviewRow(REVIEWS + n));
      snapshot().ratingOf(1);
    }),
  );
  const { recipe } = pageDataOf(page, snapshot(), 'https://bowlful.example');
  expect(recipe?.reviews.map(({ id }) => id).slice(0, 2)).toEqual([`r${REVIEWS + 5}`, `r${REVIEWS + 4}`]);
  // A rebuild would take about as long as adding all. CPU time includes the garbage collector’s threads.
  expect(Math.min(...oneMs) / allMs, `${oneMs} of ${allMs}`).toBeLessThan(0.3);
});

it('the list of dog recipes names up to 500 beyond its 60 cards; that of both species none', () => {
  const rows = new PublicRows();
  for (let id = 1; id <= 570; id += 1) rows.apply(recipeRow(id));
  const view = rows.view();
  const snapshot = snapshotOf({ ...view, epoch: 'e', revision: 570, isWriting: false });
  const list = { kind: 'list', url: '/dog-recipes', scope: 'dog' } as const;
  const { cards = [], further = [] } = pageDataOf(list, snapshot, 'https://bowlful.example');
  expect([cards.length, further.length]).toEqual([60, 500]);
  expect(new Set([...cards, ...further].map(({ id }) => id)).size).toBe(560);
  expect(further[0]).toEqual({
    id: expect.any(Number),
    title: expect.stringMatching(/^Bowl /),
    species: 'dog',
  });
  const both = { kind: 'list', url: '/recipes', scope: 'all' } as const;
  expect(pageDataOf(both, snapshot, 'https://bowlful.example').further).toBeUndefined();
});
