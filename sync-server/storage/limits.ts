import { createHash } from 'node:crypto';
import { type Database, insertIfAbsent } from './database.ts';
import { deleteInPortions } from './delete-in-portions.ts';

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
  /** For the sweep; at the start. */
  createIndexes(): Promise<unknown>;
};

/** One hit: `{window}|{number within the window}`. */
type HitDocument = { _id: string; expiresAt: Date };
type Window = { id: string; endsAt: number };
/** How many hits of a window this process knows of. */
type Tally = { taken: number; countedAt: number };

const DIGITS = 6;
/** Windows remembered: a few megabytes however many addresses call. */
const TALLIES_KEPT = 20_000;
/** How long a full window is believed to be full: another process may have had its hits taken back. */
const BELIEVED_MS = 1000;

/** The ids of all hits of a window: '}' is the character after '|'. */
function idsIn(window: Window) {
  return { _id: { $gt: `${window.id}|`, $lt: `${window.id}}` } };
}

/**
 * Every hit is a document of its own, numbered within its window: inserting the number claims it, which needs no atomic
 * update. A process hands its numbers out one by one, so that its own hits never try the same; hence a hit costs one
 * insert, and a refusal nothing.
 */
export function createLimits(database: Database, clock: () => number): Limits {
  const hits = database.collection<HitDocument>('limits');
  const tallies = new Map<string, Tally>();

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

  /** A window that nobody has heard of begins at 0: if another process knows better, the first insert says so. */
  function tallyOf(window: Window): Tally {
    const known = tallies.get(window.id);
    if (known !== undefined) return known;
    if (tallies.size >= TALLIES_KEPT) tallies.clear();
    const tally = { taken: 0, countedAt: clock() };
    tallies.set(window.id, tally);
    return tally;
  }

  async function recount(window: Window, tally: Tally): Promise<void> {
    tally.countedAt = clock();
    tally.taken = await count(window);
  }

  return {
    async hit(key, windowSeconds, max) {
      const window = windowOf(key, windowSeconds);
      const tally = tallyOf(window);
      if (tally.taken >= max && clock() - tally.countedAt >= BELIEVED_MS) await recount(window, tally);
      while (tally.taken < max) {
        tally.taken += 1;
        const _id = `${window.id}|${String(tally.taken).padStart(DIGITS, '0')}`;
        const expiresAt = new Date(window.endsAt);
        if (await insertIfAbsent(hits, { _id, expiresAt })) return { isAllowed: true, retryAfterSeconds: 0 };
        await recount(window, tally);
      }
      const retryAfterSeconds = Math.max(1, Math.ceil((window.endsAt - clock()) / 1000));
      return { isAllowed: false, retryAfterSeconds };
    },
    async forget(key, windowSeconds) {
      const window = windowOf(key, windowSeconds);
      await hits.deleteMany(idsIn(window));
      tallies.delete(window.id);
    },
    createIndexes: () => hits.createIndexes([{ name: 'expiresAt', key: { expiresAt: 1 } }]),
    async sweep() {
      tallies.clear();
      await deleteInPortions(hits, { expiresAt: { $lte: new Date(clock()) } });
    },
  };
}
