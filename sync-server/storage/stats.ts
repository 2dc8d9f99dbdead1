import type { AdminStats } from '#domain/contract/admin';
import type { ItemCounts } from '#domain/contract/notices';
import type { Administrators } from './administrators.ts';
import type { Collection, Database } from './database.ts';
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

/** A half-open period: after `since`, up to and including `until`; ISO 8601, UTC. */
type Period = { since: string; until: string };

export type WaitingItems = {
  /** Everything that waits for an administrator. */
  count(): Promise<ItemCounts>;
  /** What arrived in the period and still waits. */
  countArrived(period: Period): Promise<ItemCounts>;
};

type Item = { _id: string; createdAt: string };
type Decidable = Item & { status: string };
type Report = Item & { handledAt: string | null; isErased?: boolean };

/** Counts of what visitors sent and nobody has dealt with; never their words. */
export function createWaitingItems(database: Database): WaitingItems {
  const reviews = database.collection<Decidable>('reviews');
  const submissions = database.collection<Decidable>('submissions');
  const messages = database.collection<Decidable>('contactMessages');
  const reports = database.collection<Report>('safetyReports');

  async function countWhere(when: { createdAt?: { $gt: string; $lte: string } }): Promise<ItemCounts> {
    const of = (items: Collection<Decidable>, status: string) => items.countDocuments({ status, ...when });
    const [comments, recipes, waiting, reported] = await Promise.all([
      of(reviews, 'pending'),
      of(submissions, 'pending'),
      of(messages, 'new'),
      reports.countDocuments({ handledAt: null, isErased: { $ne: true }, ...when }),
    ]);
    return { comments, recipes, messages: waiting, reports: reported };
  }

  return {
    count: () => countWhere({}),
    countArrived: ({ since, until }) => countWhere({ createdAt: { $gt: since, $lte: until } }),
  };
}
