import { createHash } from 'node:crypto';
import { ATTEMPT_DAYS } from '#domain/privacy/retention';
import { type Database, idsUnder, insertIfAbsent, numberedId, numberIn } from './database.ts';

/** Attempts are counted per lane: an address, an account, or a known device. */
export type Lane = {
  key: string;
  /** Wrong attempts without a wait. */
  free: number;
  /** Wait after the last free attempt was wrong. Doubles with each further wrong one. */
  firstWaitMs: number;
  /** Maximum wait: a lane is never locked permanently. */
  longestWaitMs: number;
};

type Claim =
  /** `number` is the number of wrong attempts of the lane, including this one. */
  { isAllowed: true; claim: string; number: number } | { isAllowed: false; waitMs: number };

export type SignInAttempts = {
  /**
   * Counts an attempt as wrong before it is checked, across all processes, so that simultaneous attempts cannot pass
   * together. Refused attempts do not count.
   */
  claim(lane: Lane): Promise<Claim>;
  /** Releases an attempt that was not a guess. */
  release(claim: string): Promise<void>;
  /** Deletes all wrong attempts of a lane. */
  forget(key: string): Promise<void>;
  /** Deletes expired attempts; also done by the store's maintenance. */
  sweep(): Promise<void>;
};

/** One wrong attempt: `{lane}|{number}`. Only the latest of a lane is read. */
type AttemptDocument = { _id: string; at: Date; expiresAt: Date };

/** A lane expires this long after its last wrong attempt. */
const REMEMBERED_MS = ATTEMPT_DAYS * 24 * 60 * 60_000;
const DIGITS = 6;

/** A key may contain user input, even a password in the wrong field: only its hash is stored. */
function laneId(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

function waitAfter(wrong: number, { free, firstWaitMs, longestWaitMs }: Lane): number {
  return wrong < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (wrong - free));
}

/** Wrong attempts to sign in, numbered: inserting the next number claims it, on any engine. */
export function createSignInAttempts(database: Database, clock: () => number): SignInAttempts {
  const attempts = database.collection<AttemptDocument>('signInAttempts');

  async function latest(lane: string): Promise<AttemptDocument | undefined> {
    const [last] = await attempts.find({ _id: idsUnder(lane) }, { sort: { _id: -1 }, limit: 1 }).toArray();
    if (last === undefined || last.expiresAt.getTime() > clock()) return last;
    // Expired attempts make room for number one.
    await attempts.deleteMany({ _id: idsUnder(lane), expiresAt: { $lte: new Date(clock()) } });
    return undefined;
  }

  return {
    async claim(lane) {
      const id = laneId(lane.key);
      for (;;) {
        const last = await latest(id);
        const wrong = last === undefined ? 0 : numberIn(last._id);
        const wait = waitAfter(wrong, lane);
        const now = clock();
        // Never longer than the wait itself, in case the clock was set back.
        const waitMs = last === undefined ? 0 : Math.min(wait, last.at.getTime() + wait - now);
        if (waitMs > 0) return { isAllowed: false, waitMs };
        const claim = numberedId(id, wrong + 1, DIGITS);
        const document = { _id: claim, at: new Date(now), expiresAt: new Date(now + REMEMBERED_MS) };
        if (await insertIfAbsent(attempts, document)) return { isAllowed: true, claim, number: wrong + 1 };
      }
    },
    async release(claim) {
      await attempts.deleteOne({ _id: claim });
    },
    async forget(key) {
      await attempts.deleteMany({ _id: idsUnder(laneId(key)) });
    },
    async sweep() {
      await attempts.deleteMany({ expiresAt: { $lte: new Date(clock()) } });
    },
  };
}
