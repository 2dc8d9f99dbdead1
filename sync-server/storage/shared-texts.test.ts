import { describe, expect, it } from 'vitest';
import { BUILTIN_RECIPES } from '../catalogue/builtin-recipes.ts';
import { SharedTexts } from './public-rows.ts';
import { newReviewDocument, syncedReview } from './review-document.ts';

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

  it('leave every review as it was, also without a country', () => {
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
    const many = Array.from({ length: 120_000 }, (_, n) => `text ${n}`);
    expect(many.map((text) => texts.of(text))).toEqual(many);
  });
});
