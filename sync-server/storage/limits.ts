import { createHash } from 'node:crypto';
import {
  type Database,
  deleteInPortions,
  idsUnder,
  insertIfAbsent,
  numberedId,
  numberIn,
} from './database.ts';

type Hit = {
  isAllowed: boolean;
  /** Seconds until the window ends, at least 1; 0 when allowed. */
  retryAfterSeconds: number;
};

export type Limits = {
  /**
   * Counts a hit on a key in the current window of this length, across all server processes. Refused hits do not count.
   * @param cost of the hit, 1 by default; one that costs more than `max` counts as `max`
   */
  hit(key: string, windowSeconds: number, max: number, cost?: number): Promise<Hit>;
  /** Deletes counters of past windows; also done by the store's maintenance. */
  sweep(): Promise<void>;
  /** For sweeping; called at the start. */
  createIndexes(): Promise<unknown>;
};

/** One hit: `{window}|{number within the window}`. */
type HitDocument = { _id: string; expiresAt: Date };
type Window = { id: string; endsAt: number };
/** Hits of a window known to this process. */
type Tally = { taken: number; countedAt: number; endsAt: number };

const DIGITS = 6;
/** Windows remembered: a few megabytes, regardless of the number of addresses. */
const TALLIES_KEPT = 20_000;
/** How long a window counts as full without asking: hits that were not stored in an outage were counted, too. */
const BELIEVED_MS = 1000;

/**
 * Every hit is its own document, numbered within its window: inserting the number claims it, which needs no atomic
 * update. A process issues its numbers in sequence, so that its own hits never collide; a hit costs one insert, a
 * refusal none.
 */
export function createLimits(database: Database, clock: () => number): Limits {
  const hits = database.collection<HitDocument>('limits');
  const tallies = new Map<string, Tally>();

  function windowOf(key: string, windowSeconds: number): Window {
    const windowMs = windowSeconds * 1000;
    const startsAt = Math.floor(clock() / windowMs) * windowMs;
    // A key may contain a visitor's input, such as an address: only its hash is stored.
    const name = createHash('sha256').update(key).digest('base64url').slice(0, 22);
    return { id: `${name}|${windowSeconds}|${startsAt}`, endsAt: startsAt + windowMs };
  }

  async function count(window: Window): Promise<number> {
    const [last] = await hits.find({ _id: idsUnder(window.id) }, { sort: { _id: -1 }, limit: 1 }).toArray();
    return last === undefined ? 0 : numberIn(last._id);
  }

  /** An unknown window starts at 0: if another process has hits, the first insert fails and says so. */
  function tallyOf(window: Window): Tally {
    const known = tallies.get(window.id);
    if (known !== undefined) return known;
    if (tallies.size >= TALLIES_KEPT) tallies.clear();
    const tally = { taken: 0, countedAt: clock(), endsAt: window.endsAt };
    tallies.set(window.id, tally);
    return tally;
  }

  async function recount(window: Window, tally: Tally): Promise<void> {
    tally.countedAt = clock();
    tally.taken = await count(window);
  }

  return {
    async hit(key, windowSeconds, max, asked = 1) {
      const cost = Math.min(asked, max);
      const window = windowOf(key, windowSeconds);
      const tally = tallyOf(window);
      if (tally.taken + cost > max && clock() - tally.countedAt >= BELIEVED_MS) await recount(window, tally);
      while (tally.taken + cost <= max) {
        const first = tally.taken + 1;
        tally.taken += cost;
        const expiresAt = new Date(window.endsAt);
        const claims = Array.from({ length: cost }, (_, at) => {
          return insertIfAbsent(hits, { _id: numberedId(window.id, first + at, DIGITS), expiresAt });
        });
        const isOurs = await Promise.all(claims);
        if (!isOurs.includes(false)) return { isAllowed: true, retryAfterSeconds: 0 };
        await recount(window, tally);
      }
      const retryAfterSeconds = Math.max(1, Math.ceil((window.endsAt - clock()) / 1000));
      return { isAllowed: false, retryAfterSeconds };
    },
    createIndexes: () => hits.createIndexes([{ name: 'expiresAt', key: { expiresAt: 1 } }]),
    async sweep() {
      for (const [id, { endsAt }] of tallies) if (endsAt <= clock()) tallies.delete(id);
      await deleteInPortions(hits, { expiresAt: { $lte: new Date(clock()) } });
    },
  };
}
