export type RatingSummary = {
  /** Mean number of stars, unrounded; null without ratings. */
  averageRating: number | null;
  ratingCount: number;
};

/** No approved review: shown as 'Not yet rated', never as a number. */
export const NOT_YET_RATED: RatingSummary = { averageRating: null, ratingCount: 0 };

/** Mean and count of one recipe's approved reviews; ratings are never invented, so no reviews give null. */
export function ratingSummary(reviews: readonly { rating: number }[]): RatingSummary {
  if (reviews.length === 0) return NOT_YET_RATED;
  const sum = reviews.reduce((stars, review) => stars + review.rating, 0);
  return { averageRating: sum / reviews.length, ratingCount: reviews.length };
}
