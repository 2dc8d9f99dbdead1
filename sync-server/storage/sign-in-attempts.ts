import { createHash } from 'node:crypto';
import { type Database, insertIfAbsent } from './database.ts';

/** What attempts are counted by: an address, an account, a device that signed in before. */
export type Lane = {
  key: string;
  /** Wrong attempts that cost no wait. */
  free: number;
  /** How long the next attempt waits after the last free one was wrong. It doubles with each further wrong one. */
  firstWaitMs: number;
  /** The longest wait: nothing is ever shut for good. */
  longestWaitMs: number;
};

export type Claim =
  /** `number` counts the wrong attempts of the lane, this one among them. */
  { isAllowed: true; claim: string; number: number } | { isAllowed: false; waitMs: number };

export type SignInAttempts = {
  /**
   * Counts an attempt as a wrong one before it is checked, over all processes, so that many at once cannot slip
   * through together. A refused attempt counts for nothing.
   */
  claim(lane: Lane): Promise<Claim>;
  /** Takes one attempt back: it was no guess. */
  release(claim: string): Promise<void>;
  /** Forgets all wrong attempts of a lane. */
  forget(key: string): Promise<void>;
  /** Removes what is forgotten by time; the store does so by itself from time to time. */
  sweep(): Promise<void>;
};

/** One wrong attempt: `{lane}|{number}`. Of a lane only the latest is looked at. */
type AttemptDocument = { _id: string; at: Date; expiresAt: Date };

/** So long after its last wrong attempt a lane begins from nothing. */
const REMEMBERED_MS = 24 * 60 * 60_000;
const DIGITS = 6;

/** A key may hold what somebody typed, a password in the wrong field even: only its hash is kept. */
function laneId(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

/** '}' is the character after '|'. */
const idsIn = (lane: string) => ({ _id: { $gt: `${lane}|`, $lt: `${lane}}` } });

function waitAfter(wrong: number, { free, firstWaitMs, longestWaitMs }: Lane): number {
  return wrong < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (wrong - free));
}

/** Wrong attempts to sign in, numbered: inserting the next number claims it, on any engine. */
export function createSignInAttempts(database: Database, clock: () => number): SignInAttempts {
  const attempts = database.collection<AttemptDocument>('signInAttempts');

  async function latest(lane: string): Promise<AttemptDocument | undefined> {
    const [last] = await attempts.find(idsIn(lane), { sort: { _id: -1 }, limit: 1 }).toArray();
    if (last === undefined || last.expiresAt.getTime() > clock()) return last;
    // What is too old makes room for number one.
    await attempts.deleteMany({ ...idsIn(lane), expiresAt: { $lte: new Date(clock()) } });
    return undefined;
  }

  return {
    async claim(lane) {
      const id = laneId(lane.key);
      for (;;) {
        const last = await latest(id);
        const wrong = last === undefined ? 0 : Number(last._id.slice(-DIGITS));
        const wait = waitAfter(wrong, lane);
        const now = clock();
        // Never longer than the wait itself, should a clock have been set back.
        const waitMs = last === undefined ? 0 : Math.min(wait, last.at.getTime() + wait - now);
        if (waitMs > 0) return { isAllowed: false, waitMs };
        const claim = `${id}|${String(wrong + 1).padStart(DIGITS, '0')}`;
        const document = { _id: claim, at: new Date(now), expiresAt: new Date(now + REMEMBERED_MS) };
        if (await insertIfAbsent(attempts, document)) return { isAllowed: true, claim, number: wrong + 1 };
      }
    },
    async release(claim) {
      await attempts.deleteOne({ _id: claim });
    },
    async forget(key) {
      await attempts.deleteMany(idsIn(laneId(key)));
    },
    async sweep() {
      await attempts.deleteMany({ expiresAt: { $lte: new Date(clock()) } });
    },
  };
}
