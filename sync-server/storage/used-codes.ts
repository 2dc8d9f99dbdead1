import { type Database, insertIfAbsent } from './database.ts';

export type UsedCodes = {
  /**
   * Uses a single-use value; false if any process used it before.
   * @param keptMs how long it is remembered; forever by default
   */
  spend(code: string, keptMs?: number): Promise<boolean>;
  /** Undoes a use that failed later. */
  giveBack(code: string): Promise<void>;
  /** The used ones among the given. */
  usedOf(codes: readonly string[]): Promise<Set<string>>;
  /** Deletes codes that are no longer valid. */
  forget(codes: readonly string[]): Promise<void>;
  /** Deletes expired uses; also done by the store's maintenance. */
  sweep(): Promise<void>;
};

type UseDocument = { _id: string; expiresAt?: Date };

/** Used codes: the insert decides, so a code works once even if sent several times at once. */
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
