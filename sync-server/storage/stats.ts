import type { AdminStats } from '#domain/contract/admin';
import type { Administrators } from './administrators.ts';
import type { Collection } from './collection.ts';
import { PUBLISHED, type RecipeDocument } from './recipes.ts';
import type { ReviewDocument } from './review-document.ts';
import type { Submissions } from './submissions.ts';

export type Stats = {
  /** Counts for the administrator's overview. */
  overview(): Promise<AdminStats>;
  /** What the published catalogue doesn't contain: pending recipes, and all comments except removed ones. */
  content(): Promise<{ pendingRecipes: number; ratings: number }>;
};

export function createStats(
  administrators: Administrators,
  recipes: Collection<RecipeDocument>,
  reviews: Collection<ReviewDocument>,
  submissions: Pick<Submissions, 'countPending'>,
): Stats {
  return {
    async overview() {
      const [totalUsers, totalRecipes, pendingRecipes, pendingRatings, approvedRatings] = await Promise.all([
        administrators.count(),
        recipes.countDocuments(PUBLISHED),
        submissions.countPending(),
        reviews.countDocuments({ status: 'pending' }),
        reviews.countDocuments({ status: 'approved' }),
      ]);
      return { totalUsers, totalRecipes, pendingRecipes, pendingRatings, approvedRatings };
    },
    async content() {
      const [pendingRecipes, all, removed] = await Promise.all([
        submissions.countPending(),
        // Without a filter the engine counts without reading; there are few removed ones.
        reviews.countDocuments(),
        reviews.countDocuments({ status: 'removed' }),
      ]);
      return { pendingRecipes, ratings: all - removed };
    },
  };
}
