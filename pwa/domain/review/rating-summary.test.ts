import { describe, expect, it } from 'vitest';
import { ratingSummary } from './rating-summary.ts';

describe('ratingSummary', () => {
  it('has no average without ratings', () => {
    expect(ratingSummary([])).toEqual({ averageRating: null, ratingCount: 0 });
  });

  it('is the mean and the count of the stars', () => {
    // (5 + 4 + 4) / 3
    expect(ratingSummary([{ rating: 5 }, { rating: 4 }, { rating: 4 }])).toEqual({
      averageRating: 13 / 3,
      ratingCount: 3,
    });
  });
});
