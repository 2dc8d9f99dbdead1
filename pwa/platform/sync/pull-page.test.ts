import { expect, it } from 'vitest';
import type { SyncPage } from '#domain/contract/sync';
import { aSyncedRecipe, aSyncedReview } from '../../testing/catalogue-rows.ts';
import { aPage } from '../../testing/sync-page.ts';
import { joinPages } from './pull-page.ts';

const figuresOf = (version: string, ...titles: string[]) =>
  ({ version, of: titles as unknown[] }) as NonNullable<SyncPage['cardFigures']>;

it('joins pages into one that ends where the last one does, with the rows of all', () => {
  const first = aPage({
    cursor: 'c1',
    more: true,
    recipes: [aSyncedRecipe(1, 1)],
    reviews: [aSyncedReview(1, 2)],
  });
  const last = aPage({
    cursor: 'c2',
    recipes: [aSyncedRecipe(2, 3)],
    removed: [{ kind: 'recipe', id: 1, revision: 4 }],
    count: 2,
    digest: '00',
  });
  expect(joinPages([first, last])).toEqual({
    ...last,
    recipes: [...first.recipes, ...last.recipes],
    reviews: first.reviews,
  });
});

it('keeps card figures only if all pages were computed with the same tables', () => {
  const pages = (...figures: (NonNullable<SyncPage['cardFigures']> | undefined)[]) =>
    joinPages(figures.map((each) => aPage(each === undefined ? {} : { cardFigures: each }))).cardFigures;
  expect(pages(figuresOf('v1', 'a'), figuresOf('v1', 'b', 'c'))).toEqual(figuresOf('v1', 'a', 'b', 'c'));
  expect(pages(figuresOf('v1', 'a'), figuresOf('v2', 'b'))).toBeUndefined();
  expect(pages(figuresOf('v1', 'a'), undefined)).toBeUndefined();
});

it('refuses an empty list of pages', () => {
  expect(() => joinPages([])).toThrow(RangeError);
});
