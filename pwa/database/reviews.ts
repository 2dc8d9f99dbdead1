import { useStore } from 'zustand';
import type { Review } from '#domain/review/review';
import { catalogueStore } from './catalogue-store.ts';
import { useDeviceValue } from './device.ts';
import { usePageData } from './early-data.ts';

/** The approved reviews of a recipe, newest first; undefined until they are read. */
export function useReviews(recipeId: number): Review[] | undefined {
  const page = usePageData();
  const { isFresh } = useStore(catalogueStore);
  const held = useDeviceValue((device): Promise<Review[]> => device.reviews(recipeId), [recipeId], undefined);
  const inlined = page?.recipe?.recipe.id === recipeId ? page.recipe.reviews : undefined;
  return inlined && !isFresh ? inlined : (held ?? inlined);
}
