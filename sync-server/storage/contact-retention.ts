import type { Collection } from './collection.ts';
import type { Database } from './database.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a message to the people behind the site is kept. */
export const CONTACT_KEPT_DAYS = 365;

/** ISO 8601, UTC: the order of texts is the order of times. */
type Dated = { _id: string; createdAt: string };

export type ContactRetention = {
  createIndexes(): Promise<unknown>;
  /** Deletes what is older than it may be kept; the store does so by itself from time to time. */
  sweep(): Promise<void>;
};

/** Messages hold names, addresses and whatever people tell: they go by themselves after a year. */
export function createContactRetention(database: Database, clock: () => number): ContactRetention {
  const messages: Collection<Dated> = database.collection<Dated>('contactMessages');
  return {
    createIndexes: () => messages.createIndexes([{ name: 'createdAt', key: { createdAt: 1 } }]),
    async sweep() {
      const before = new Date(clock() - CONTACT_KEPT_DAYS * DAY_MS).toISOString();
      await messages.deleteMany({ createdAt: { $lt: before } });
    },
  };
}
