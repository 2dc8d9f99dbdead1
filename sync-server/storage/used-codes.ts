import { type Database, insertIfAbsent } from './database.ts';

export type UsedCodes = {
  /**
   * Uses something that works once; false if it was used before, by any process.
   * @param keptMs how long it is remembered; for good without
   */
  spend(code: string, keptMs?: number): Promise<boolean>;
  /** Undoes a use that came to nothing. */
  giveBack(code: string): Promise<void>;
  /** Those among the given that were used. */
  usedOf(codes: readonly string[]): Promise<Set<string>>;
  /** Forgets codes that are worth nothing any more. */
  forget(codes: readonly string[]): Promise<void>;
  /** Deletes expired uses; also done by the store's maintenance. */
  sweep(): Promise<void>;
};

type UseDocument = { _id: string; expiresAt?: Date };

/** What was used: the insert decides, so a code works once however many come at the same moment. */
export function createUsedCodes(database: Database, clock: () => number): UsedCodes {
  const uses = database.collection<UseDocument>('usedCodes');
  return {
    spend: (code, keptMs) =>
      insertIfAbsent(uses, {
        _id: code,
        ...(keptMs !== undefined && { expiresAt: new Date(clock() + keptMs) }),
      }),
    async giveBack(code) {
      await uses.deleteOne({ _id: code });
    },
    async usedOf(codes) {
      const found = await uses.find({ _id: { $in: [...codes] } }).toArray();
      return new Set(found.map(({ _id }) => _id));
    },
    async forget(codes) {
      await uses.deleteMany({ _id: { $in: [...codes] } });
    },
    async sweep() {
      await uses.deleteMany({ expiresAt: { $lte: new Date(clock()) } });
    },
  };
}
