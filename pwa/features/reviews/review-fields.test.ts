import { describe, expect, it } from 'vitest';
import { isReviewEmpty, reviewErrors } from './review-fields.tsx';

const good = { rating: 5, userName: 'Hannah', comment: 'Pip licked the bowl.' };

describe('reviewErrors', () => {
  it('finds nothing wrong with a complete review', () => {
    expect(reviewErrors(good)).toEqual({});
  });

  it('returns the three documented errors for an empty form', () => {
    expect(reviewErrors({ rating: 0, userName: '', comment: '' })).toEqual({
      rating: 'Please select a rating from 1 to 5 stars',
      userName: 'Name is required (minimum 2 characters)',
      comment: 'Comment is required (minimum 10 characters)',
    });
  });

  it('counts name and comment without the spaces around them', () => {
    expect(reviewErrors({ ...good, userName: ' H ', comment: '  123456789  ' })).toEqual({
      userName: 'Name is required (minimum 2 characters)',
      comment: 'Comment is required (minimum 10 characters)',
    });
    expect(reviewErrors({ ...good, userName: ' Jo ', comment: ' 1234567890 ' })).toEqual({});
  });
});

describe('isReviewEmpty', () => {
  it('counts spaces as empty, and one star as input', () => {
    expect(isReviewEmpty({ rating: 0, userName: ' ', comment: '\n' })).toBe(true);
    expect(isReviewEmpty({ rating: 1, userName: '', comment: '' })).toBe(false);
  });
});
