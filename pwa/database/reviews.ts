import { useStore } from 'zustand';
import type { Review } from '#domain/review/review';
import { catalogueStore } from './catalogue-store.ts';
import { useDeviceValue } from './device.ts';
import { usePageData } from './early-data.ts';

/** The approved reviews of a recipe, newest first; undefined until they are read. */
export function useReviews(recipeId: number): Review[] | undefined {
  const page = usePageData();
  const { isFresh } = useStore(catalogueStore);
  const held = useDeviceValue(
    async ({ database }): Promise<Review[]> => {
      // An address may hold anything; IndexedDB takes no NaN for a key.
      if (!Number.isSafeInteger(recipeId)) return [];
      const reviews = await database.reviews.where('recipeId').equals(recipeId).toArray();
      return reviews.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.revision - a.revision);
    },
    [recipeId],
    undefined,
  );
  const inlined = page?.recipe?.recipe.id === recipeId ? page.recipe.reviews : undefined;
  return inlined && !isFresh ? inlined : (held ?? inlined);
}
