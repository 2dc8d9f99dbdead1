import { type RatingSummary, ratingSummary } from '#domain/review/rating-summary';
import type { Review } from '#domain/review/review';
import { usePageData } from '../../platform/query/page-data.ts';
import { useQuery } from '../../platform/query/query.ts';

/** The approved reviews of a recipe, newest first; undefined until they are read. */
export function useReviews(recipeId: number): Review[] | undefined {
  return useQuery('reviews', (device): Promise<Review[]> => device.reviews(recipeId), {
    deps: [recipeId],
    inlined: ({ recipe }) => (recipe?.recipe.id === recipeId ? recipe.reviews : undefined),
  });
}

/** Rating summary of a recipe: the page holds only the newest reviews, the count on its card covers all. */
export function useRatingSummary(recipeId: number, reviews: readonly Review[]): RatingSummary {
  const inlined = usePageData()?.recipe;
  const isAPart =
    inlined?.recipe.id === recipeId &&
    reviews.length > 0 &&
    inlined.reviews.includes(reviews[0] as Review) &&
    inlined.card.ratingCount > reviews.length;
  return isAPart ? inlined.card : ratingSummary(reviews);
}
