import { createHash } from 'node:crypto';
import { type Database, insertIfAbsent } from './database.ts';

export type Hit = {
  isAllowed: boolean;
  /** Seconds until the window ends, at least 1; 0 when allowed. */
  retryAfterSeconds: number;
};

export type Limits = {
  /**
   * Counts one hit on a key in the current window of this length, over all server processes.
   * A refused hit counts for nothing.
   */
  hit(key: string, windowSeconds: number, max: number): Promise<Hit>;
  /** Takes back the hits of the current window, after they proved to be well meant. */
  forget(key: string, windowSeconds: number): Promise<void>;
  /** Removes the counters of windows that have ended; the store does so by itself from time to time. */
  sweep(): Promise<void>;
};

/** One hit: `{window}|{number within the window}`. */
type HitDocument = { _id: string; expiresAt: Date };
type Window = { id: string; endsAt: number };

const DIGITS = 6;

/** The ids of all hits of a window: '}' is the character after '|'. */
function idsIn(window: Window) {
  return { _id: { $gt: `${window.id}|`, $lt: `${window.id}}` } };
}

/**
 * Every hit is a document of its own, numbered within its window: inserting the number claims it, which needs no atomic
 * update. A refusal stores nothing.
 */
export function createLimits(database: Database, clock: () => number): Limits {
  const hits = database.collection<HitDocument>('limits');

  function windowOf(key: string, windowSeconds: number): Window {
    const windowMs = windowSeconds * 1000;
    const startsAt = Math.floor(clock() / windowMs) * windowMs;
    // A key may be anything a visitor typed, an address even: only its hash is kept.
    const name = createHash('sha256').update(key).digest('base64url').slice(0, 22);
    return { id: `${name}|${windowSeconds}|${startsAt}`, endsAt: startsAt + windowMs };
  }

  async function count(window: Window): Promise<number> {
    const [last] = await hits.find(idsIn(window), { sort: { _id: -1 }, limit: 1 }).toArray();
    return last === undefined ? 0 : Number(last._id.slice(-DIGITS));
  }

  return {
    async hit(key, windowSeconds, max) {
      const window = windowOf(key, windowSeconds);
      const expiresAt = new Date(window.endsAt);
      for (let number = (await count(window)) + 1; number <= max; number += 1) {
        const _id = `${window.id}|${String(number).padStart(DIGITS, '0')}`;
        if (await insertIfAbsent(hits, { _id, expiresAt })) return { isAllowed: true, retryAfterSeconds: 0 };
      }
      const retryAfterSeconds = Math.max(1, Math.ceil((window.endsAt - clock()) / 1000));
      return { isAllowed: false, retryAfterSeconds };
    },
    async forget(key, windowSeconds) {
      await hits.deleteMany(idsIn(windowOf(key, windowSeconds)));
    },
    async sweep() {
      await hits.deleteMany({ expiresAt: { $lte: new Date(clock()) } });
    },
  };
}
