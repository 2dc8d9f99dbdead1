import { HOUSEHOLD_DAYS } from '#domain/privacy/retention';
import { BoundedCache } from '../../lib/bounded-cache.ts';
import { dayBefore } from '../../lib/days.ts';
import { type Database, deleteInPortions, insertIfAbsent } from '../database.ts';
import { recordCollection } from './stored-records.ts';

type HouseholdDocument = {
  _id: string;
  /** Hash of the key that its members show. */
  keyHash: string;
  /** Day (UTC) of the last visit. */
  seenOn: string;
};

export type Households = {
  /** Hash of the key of a household's members; null if there is no such household. */
  keyHashOf(id: string): Promise<string | null>;
  /** Creates it unless it exists. */
  create(id: string, keyHash: string): Promise<void>;
  /** Notes that a member was here today; written once a day at most. */
  noteVisit(id: string): Promise<void>;
  /** Erases a household with all its records; nothing of it stays. */
  erase(id: string): Promise<void>;
  /** Erases what a push wrote while the household was being erased. */
  eraseLate(id: string): Promise<void>;
  counts(): Promise<{ households: number; records: number }>;
  /** Erases households that nobody visits any more, and tombstones as old; also done by the store's maintenance. */
  sweep(): Promise<void>;
  createIndexes(): Promise<void>;
};

const VISITS_KEPT = 5000;

/** Who may read and write a household's records. */
export function createHouseholds(database: Database, clock: () => number): Households {
  const households = database.collection<HouseholdDocument>('households');
  const records = recordCollection(database);
  const day = (daysAgo = 0) => dayBefore(clock(), daysAgo);
  /** Days of visits that this process has noted: even an update that changes nothing is a write. */
  const noted = new BoundedCache<string>(VISITS_KEPT);
  const deleteRecords = (household: string) => deleteInPortions(records, { household });

  async function keyHashOf(id: string): Promise<string | null> {
    return (await households.findOne({ _id: id }))?.keyHash ?? null;
  }

  return {
    keyHashOf,
    async create(id, keyHash) {
      await insertIfAbsent(households, { _id: id, keyHash, seenOn: day() });
    },
    async noteVisit(id) {
      if (noted.get(id) === day()) return;
      await households.updateOne({ _id: id, seenOn: { $lt: day() } }, { $set: { seenOn: day() } });
      noted.set(id, day());
    },
    async erase(id) {
      // First, so that no push begins meanwhile.
      await households.deleteOne({ _id: id });
      await deleteRecords(id);
    },
    async eraseLate(id) {
      if ((await keyHashOf(id)) === null) await deleteRecords(id);
    },
    async counts() {
      const [living, written] = await Promise.all([households.countDocuments(), records.countDocuments()]);
      return { households: living, records: written };
    },
    async sweep() {
      const before = day(HOUSEHOLD_DAYS);
      for (const { _id } of await households.find({ seenOn: { $lt: before } }).toArray()) {
        await deleteRecords(_id);
        await households.deleteOne({ _id });
      }
      // The empty text leaves out those that live, whose day is null.
      await deleteInPortions(records, { goneOn: { $gt: '', $lt: before } });
    },
    async createIndexes() {
      await households.createIndexes([{ name: 'seenOn', key: { seenOn: 1 } }]);
      await records.createIndexes([{ name: 'household', key: { household: 1, revision: 1 } }]);
      await records.createIndexes([{ name: 'key', key: { key: 1 } }]);
      await records.createIndexes([{ name: 'revision', key: { revision: 1 } }]);
      await records.createIndexes([{ name: 'goneOn', key: { goneOn: 1 } }]);
    },
  };
}
