import type { ItemCounts } from '#domain/contract/notices';
import type { Collection } from './collection.ts';
import type { Database } from './database.ts';

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
type Report = Item & { handledAt: string | null };

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
      reports.countDocuments({ handledAt: null, ...when }),
    ]);
    return { comments, recipes, messages: waiting, reports: reported };
  }

  return {
    count: () => countWhere({}),
    countArrived: ({ since, until }) => countWhere({ createdAt: { $gt: since, $lte: until } }),
  };
}
