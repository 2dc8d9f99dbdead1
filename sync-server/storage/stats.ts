import type { AdminStats } from '#domain/contract/admin';
import type { Administrators } from './administrators.ts';
import type { Collection } from './collection.ts';
import { PUBLISHED, type RecipeDocument } from './recipes.ts';
import type { ReviewDocument } from './review-document.ts';
import type { Submissions } from './submissions.ts';

export type Stats = {
  /** Counts for the administrator's overview. */
  overview(): Promise<AdminStats>;
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
  };
}
