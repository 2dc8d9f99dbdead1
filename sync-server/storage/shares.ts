import { contentHash } from './content-hash.ts';
import type { Database } from './database.ts';
import { insertOnce } from './insert-once.ts';

/** Longer than any attempt to send takes: whoever began before that has died. */
const ABANDONED_AFTER_MS = 2 * 60_000;

/** One recipe sent by e-mail. Addresses and words are not kept: only what recognises a repeat. */
type ShareDocument = { _id: string; bodyHash: string; state: 'sending' | 'sent'; since: Date };

export type Shares = {
  /**
   * Claims the sending of a message. 'send': it is the caller's to send; 'sent': it went before; 'in-flight': another
   * attempt is under way; 'conflict': the key was used for another message.
   */
  claim(key: string, message: unknown): Promise<'send' | 'sent' | 'in-flight' | 'conflict'>;
  /** It was sent. */
  finish(key: string): Promise<void>;
  /** It could not be sent: the next attempt may claim it. */
  release(key: string): Promise<void>;
};

export function createShares(database: Database, clock: () => number): Shares {
  const shares = database.collection<ShareDocument>('shares');
  return {
    async claim(key, message) {
      const since = new Date(clock());
      const bodyHash = contentHash(message);
      const outcome = await insertOnce<ShareDocument>(shares, {
        _id: key,
        bodyHash,
        state: 'sending',
        since,
      });
      if (outcome === 'created') return 'send';
      if (outcome === 'conflict') return 'conflict';
      const stored = await shares.findOne({ _id: key });
      if (stored?.state === 'sent') return 'sent';
      if (stored === null || stored.since.getTime() > since.getTime() - ABANDONED_AFTER_MS)
        return 'in-flight';
      const abandoned = { _id: key, state: 'sending', since: stored.since } as const;
      const { matchedCount } = await shares.updateOne(abandoned, { $set: { since } });
      return matchedCount > 0 ? 'send' : 'in-flight';
    },
    async finish(key) {
      await shares.updateOne({ _id: key }, { $set: { state: 'sent' } });
    },
    async release(key) {
      await shares.deleteOne({ _id: key, state: 'sending' });
    },
  };
}
