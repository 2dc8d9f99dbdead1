import { useStore } from 'zustand';
import { type RatingSummary, ratingSummary } from '#domain/review/rating-summary';
import type { Review } from '#domain/review/review';
import { catalogueStore } from '../../platform/database/catalogue-store.ts';
import { useDeviceValue } from '../../platform/database/device.ts';
import { isPaintedHere, usePageData } from '../../platform/database/page-data-context.ts';

/** The approved reviews of a recipe, newest first; undefined until they are read. */
export function useReviews(recipeId: number): Review[] | undefined {
  const page = usePageData();
  const { isFresh } = useStore(catalogueStore);
  const inlined = page?.recipe?.recipe.id === recipeId ? page.recipe.reviews : undefined;
  const question = inlined ? null : 'reviews';
  const held = useDeviceValue(
    question,
    (device): Promise<Review[]> => device.reviews(recipeId),
    [recipeId],
    undefined,
  );
  return inlined && !isFresh && !isPaintedHere(page) ? inlined : (held ?? inlined);
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
