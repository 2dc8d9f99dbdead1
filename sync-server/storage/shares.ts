import { randomUUID } from 'node:crypto';
import { contentHash } from './content-hash.ts';
import { type Database, insertIfAbsent } from './database.ts';
import { type Insertion, insertOnce } from './insert-once.ts';

/**
 * 'pending': no message can have left, so it may be sent. 'sending': an attempt is under way. 'sent': the mail server
 * took it. 'unknown': the attempt broke off when the message may have left, and for good: nothing sends it again.
 */
export type ShareState = 'pending' | 'sending' | 'sent' | 'unknown';

/** What came of an attempt; 'failed': the message has surely not left. */
export type ShareOutcome = 'sent' | 'failed' | 'unknown';

/** Longer than any attempt takes: one that is still under way then belongs to a process that has died. */
export const ATTEMPT_ABANDONED_MS = 3 * 60_000;

/**
 * One recipe sent by e-mail. Addresses and words are not kept: only what recognises a repeat. Rows of earlier versions
 * are 'sending' or 'sent' and have no attempts.
 */
type ShareDocument = { _id: string; bodyHash: string; state: 'pending' | 'sending' | 'sent'; since: Date };

/** Inserting it is the right to send, once: `_id` is `{key}|{number}`. Only the process that inserted it changes it. */
type AttemptDocument = { _id: string; state: 'sending' | ShareOutcome; since: Date; process: string };

export type Shares = {
  /** Notes what is to be sent. 'conflict': the key was used for another message. */
  open(key: string, message: unknown): Promise<Insertion>;
  /** Null where nothing is known of the key. */
  state(key: string): Promise<ShareState | null>;
  /** Claims the one attempt that may be made now; null where there is none to make, or another caller has it. */
  begin(key: string): Promise<string | null>;
  /** Notes what came of the attempt that `begin` gave. */
  settle(attempt: string, outcome: ShareOutcome): Promise<void>;
};

const DIGITS = 4;

export function createShares(database: Database, clock: () => number): Shares {
  const shares = database.collection<ShareDocument>('shares');
  const attempts = database.collection<AttemptDocument>('shareAttempts');
  const process = randomUUID();

  async function attemptsAt(key: string): Promise<AttemptDocument[]> {
    // '}' is the character after '|'.
    const _id = { $gt: `${key}|`, $lt: `${key}}` };
    return await attempts.find({ _id }, { sort: { _id: 1 } }).toArray();
  }

  function isAbandoned({ process: owner, since }: AttemptDocument): boolean {
    if (owner === process) return false;
    // A folder has one process at a time: whoever else began there is dead.
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
      const _id = `${key}|${String(made.length + 1).padStart(DIGITS, '0')}`;
      const attempt = { _id, state: 'sending', since: new Date(clock()), process } as const;
      return (await insertIfAbsent<AttemptDocument>(attempts, attempt)) ? _id : null;
    },
    async settle(attempt, outcome) {
      await attempts.updateOne({ _id: attempt }, { $set: { state: outcome } });
    },
  };
}
