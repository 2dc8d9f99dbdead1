export type RatingSummary = {
  /** Mean of the stars, unrounded; null where nobody has rated. */
  averageRating: number | null;
  ratingCount: number;
};

/** No approved review: shown as 'Not yet rated', never as a number. */
export const NOT_YET_RATED: RatingSummary = { averageRating: null, ratingCount: 0 };

/** What the approved reviews of one recipe say; ratings are never invented, so none give null. */
export function ratingSummary(reviews: readonly { rating: number }[]): RatingSummary {
  if (reviews.length === 0) return NOT_YET_RATED;
  const sum = reviews.reduce((stars, review) => stars + review.rating, 0);
  return { averageRating: sum / reviews.length, ratingCount: reviews.length };
}
