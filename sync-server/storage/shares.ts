import { randomUUID } from 'node:crypto';
import {
  contentHash,
  type Database,
  type Insertion,
  idsUnder,
  insertIfAbsent,
  insertOnce,
  numberedId,
} from './database.ts';

/**
 * 'pending': no message can have left, so it may be sent. 'sending': an attempt is running. 'sent': accepted by the mail
 * server. 'unknown': the attempt broke off when the message may have left; it is never sent again.
 */
export type ShareState = 'pending' | 'sending' | 'sent' | 'unknown';

/** Outcome of an attempt; 'failed': the message has certainly not left. */
export type ShareOutcome = 'sent' | 'failed' | 'unknown';

/** Longer than any attempt takes: one still running belongs to a process that has died. */
const ATTEMPT_ABANDONED_MS = 3 * 60_000;

/**
 * A recipe shared by e-mail. Addresses and texts are not stored, only a hash that identifies repeats. Rows of earlier
 * versions are 'sending' or 'sent' and have no attempts.
 */
type ShareDocument = { _id: string; bodyHash: string; state: 'pending' | 'sending' | 'sent'; since: Date };

/** Inserting it claims the right to send, once: `_id` is `{key}|{number}`. Only the inserting process changes it. */
type AttemptDocument = { _id: string; state: 'sending' | ShareOutcome; since: Date; process: string };

export type Shares = {
  /** Records a message to be sent. 'conflict': the key was used for another message. */
  open(key: string, message: unknown): Promise<Insertion>;
  /** Null for an unknown key. */
  state(key: string): Promise<ShareState | null>;
  /** Claims the next attempt; null if none is due, or another caller has claimed it. */
  begin(key: string): Promise<string | null>;
  /** Records the outcome of an attempt claimed by `begin`. */
  settle(attempt: string, outcome: ShareOutcome): Promise<void>;
};

const DIGITS = 4;

export function createShares(database: Database, clock: () => number): Shares {
  const shares = database.collection<ShareDocument>('shares');
  const attempts = database.collection<AttemptDocument>('shareAttempts');
  const process = randomUUID();

  async function attemptsAt(key: string): Promise<AttemptDocument[]> {
    return await attempts.find({ _id: idsUnder(key) }, { sort: { _id: 1 } }).toArray();
  }

  function isAbandoned({ process: owner, since }: AttemptDocument): boolean {
    if (owner === process) return false;
    // A folder belongs to one process at a time, so any other process is dead.
    return database.engine === 'embedded' || since.getTime() <= clock() - ATTEMPT_ABANDONED_MS;
  }

  function stateOf(share: ShareDocument, last: AttemptDocument | undefined): ShareState {
    if (share.state === 'sent') return 'sent';
    if (last === undefined) return share.state === 'sending' ? 'unknown' : 'pending';
    if (last.state === 'failed') return 'pending';
    return last.state === 'sending' && isAbandoned(last) ? 'unknown' : last.state;
  }

  return {
    open: (key, message) =>
      insertOnce<ShareDocument>(shares, {
        _id: key,
        bodyHash: contentHash(message),
        state: 'pending',
        since: new Date(clock()),
      }),
    async state(key) {
      const share = await shares.findOne({ _id: key });
      return share && stateOf(share, (await attemptsAt(key)).at(-1));
    },
    async begin(key) {
      const [share, made] = await Promise.all([shares.findOne({ _id: key }), attemptsAt(key)]);
      if (share === null || stateOf(share, made.at(-1)) !== 'pending') return null;
      const _id = numberedId(key, made.length + 1, DIGITS);
      const attempt = { _id, state: 'sending', since: new Date(clock()), process } as const;
      return (await insertIfAbsent<AttemptDocument>(attempts, attempt)) ? _id : null;
    },
    async settle(attempt, outcome) {
      await attempts.updateOne({ _id: attempt }, { $set: { state: outcome } });
    },
  };
}
