import { describe, expect, it } from 'vitest';
import { itemListCards, itemListJsonLd } from './item-list.ts';
import type { RecipeCard } from './recipe-card.ts';

function card(id: number, changes: Partial<RecipeCard> = {}): RecipeCard {
  return {
    id,
    title: `Bowl ${id}`,
    species: id >= 66 ? 'cat' : 'dog',
    isOrganic: false,
    prepTime: 20,
    cookTime: 45,
    servings: 4,
    difficulty: 2,
    averageRating: null,
    ratingCount: 0,
    createdAt: '2025-01-01T00:00:00.000Z',
    ...changes,
  } as RecipeCard;
}
const ids = (path: string, cards: RecipeCard[]) => itemListCards(path, cards)?.map(({ id }) => id);

describe('the recipes that a page lists for search engines', () => {
  const cards = [1, 2, 3, 4, 5, 6, 66, 67].map((id) => card(id));

  it('are at most five, in the order of the list, of its own species', () => {
    expect(ids('/dog-recipes', cards)).toEqual([1, 2, 3, 4, 5]);
    expect(ids('/cat-recipes', cards)).toEqual([66, 67]);
    expect(ids('/natural-cat-recipes', cards)).toEqual([66, 67]);
    expect(ids('/recipes', [...cards, card(7, { averageRating: 5, ratingCount: 1 })])).toEqual([
      7, 1, 2, 3, 4,
    ]);
  });

  it('are the organic ones on the organic page, and none on a page without a list', () => {
    expect(ids('/organic', [...cards, card(101, { isOrganic: true })])).toEqual([101]);
    expect(itemListCards('/about', cards)).toBeNull();
  });
});

describe('itemListJsonLd', () => {
  it('carries stored times and servings, never defaults', () => {
    const list = itemListJsonLd([card(7)], 'https://bowlful.test')['itemListElement'];
    expect(list).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Bowl 7',
        url: 'https://bowlful.test/recipe/7',
        item: {
          '@type': 'Recipe',
          name: 'Bowl 7',
          url: 'https://bowlful.test/recipe/7',
          image: 'https://bowlful.test/social/recipe-7.png',
          prepTime: 'PT20M',
          cookTime: 'PT45M',
          totalTime: 'PT65M',
          recipeYield: '4 servings',
        },
      },
    ]);
  });
});
