import { describe, expect, it } from 'vitest';
import { cardForTests as card } from './card.test-support.ts';
import type { RecipeCard } from './recipe-card.ts';
import { CAT_SORTS, DOG_SORTS, defaultSort, type SortOrder, sortCards } from './recipe-lists.ts';

const order = (cards: RecipeCard[], by: SortOrder) => sortCards(cards, by).map(({ id }) => id);

describe('sortCards', () => {
  it('puts the best rated first, many ratings before few, the unrated last', () => {
    const cards = [
      card(1),
      card(2, { averageRating: 4, ratingCount: 1 }),
      card(3, { averageRating: 4.5, ratingCount: 2 }),
      card(4, { averageRating: 4.5, ratingCount: 9 }),
    ];
    expect(order(cards, 'rating')).toEqual([4, 3, 2, 1]);
  });

  it('puts the newest first', () => {
    const cards = [
      card(1),
      card(2, { createdAt: '2026-11-02T00:00:00Z' }),
      card(3, { createdAt: '2026-09-01T00:00:00Z' }),
    ];
    expect(order(cards, 'date')).toEqual([2, 1, 3]);
    expect(order(cards, 'newest')).toEqual([2, 1, 3]);
  });

  it('puts the quickest to make first, preparing and cooking together', () => {
    const cards = [card(1), card(2, { prepTime: 5 }), card(3, { cookTime: 10 })];
    expect(order(cards, 'prepTime')).toEqual([3, 2, 1]);
    expect(order(cards, 'prep-time')).toEqual([3, 2, 1]);
  });

  it('puts the easiest and the cheapest first, an unknown cost last', () => {
    const cards = [
      card(1, { difficulty: 5, costPerServingGbp: null }),
      card(2, { difficulty: 1, costPerServingGbp: 3 }),
      card(3),
    ];
    expect(order(cards, 'difficulty')).toEqual([2, 3, 1]);
    expect(order(cards, 'cost')).toEqual([3, 2, 1]);
  });

  it('orders ties by id and does not change its input', () => {
    const cards = [card(3), card(1), card(2)];
    expect(order(cards, 'rating')).toEqual([1, 2, 3]);
    expect(cards.map(({ id }) => id)).toEqual([3, 1, 2]);
  });
});

describe('sort options', () => {
  it('start with the documented default of their section', () => {
    expect(DOG_SORTS.map(({ label }) => label)).toEqual([
      'Highest Rated',
      'Newest First',
      'Quickest to Make',
    ]);
    expect(defaultSort('dog')).toBe(DOG_SORTS[0].value);
    expect(defaultSort('cat')).toBe(CAT_SORTS[0].value);
    expect(CAT_SORTS.map(({ value }) => value)).toEqual([
      'difficulty',
      'rating',
      'newest',
      'prep-time',
      'cost',
    ]);
  });
});
