import type { ItemCounts } from '#domain/contract/notices';
import { type Database, insertIfAbsent } from './database.ts';

/** What one notice is about. It stays the same on every attempt, so that a receiver recognises a repeat. */
export type NoticeWindow = {
  /** Everything up to here has been told before. ISO 8601, UTC. */
  since: string;
  until: string;
  arrived: ItemCounts;
};

/** A window claimed for one attempt. */
export type NoticeClaim = NoticeWindow & { key: string; attempts: number };

export type NoticeFeeds = {
  /** From when the feed has to tell, or its unsent window; null if it is new, an attempt runs or a retry waits. */
  due(key: string): Promise<{ since: string; window: NoticeWindow | null } | null>;
  /** Claims a window for one attempt, so that no other process takes it meanwhile; null if one has. */
  claim(key: string, window: NoticeWindow): Promise<NoticeClaim | null>;
  /** Told, or nothing to tell: continues after `until`. @param problem to show until the next success */
  advance(key: string, since: string, until: string, problem?: string | null): Promise<void>;
  /** The attempt failed; the same window is due again after a growing pause. */
  postpone(claim: NoticeClaim, problem: string): Promise<void>;
  /** Tells only what arrives from now on. */
  restart(key: string): Promise<void>;
  /** The last failure; null if there is none. */
  problem(key: string): Promise<string | null>;
};

type FeedDocument = {
  _id: string;
  since: string;
  window: NoticeWindow | null;
  attempts: number;
  nextAt: Date;
  problem: string | null;
};

const MINUTE_MS = 60_000;
/** Longer than any attempt: frees the window if its process dies. */
const ATTEMPT_MS = 3 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

/** 1, 2, 4 … minutes, at most six hours. */
const pauseMs = (attempts: number) => Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** (attempts - 1));

/** How far each receiver of notices has been told: an administrator's mails, and the webhook. */
export function createNoticeFeeds(database: Database, clock: () => number): NoticeFeeds {
  const feeds = database.collection<FeedDocument>('noticeFeeds');
  const now = () => new Date(clock());

  const freshFeed = (key: string): FeedDocument => ({
    _id: key,
    since: now().toISOString(),
    window: null,
    attempts: 0,
    nextAt: now(),
    problem: null,
  });

  return {
    async due(key) {
      const found = await feeds.findOne({ _id: key });
      if (found === null) {
        await insertIfAbsent(feeds, freshFeed(key));
        return null;
      }
      return found.nextAt.getTime() > clock() ? null : { since: found.since, window: found.window };
    },
    async claim(key, window) {
      const found = await feeds.findOne({ _id: key, since: window.since });
      if (found === null || found.nextAt.getTime() > clock()) return null;
      const { attempts } = found;
      const { matchedCount } = await feeds.updateOne(
        { _id: key, since: window.since, attempts },
        { $set: { window, attempts: attempts + 1, nextAt: new Date(clock() + ATTEMPT_MS) } },
      );
      return matchedCount === 0 ? null : { ...window, key, attempts: attempts + 1 };
    },
    async advance(key, since, until, problem = null) {
      const next = { since: until, window: null, attempts: 0, nextAt: now(), problem };
      await feeds.updateOne({ _id: key, since }, { $set: next });
    },
    async postpone({ key, since, attempts }, problem) {
      const nextAt = new Date(clock() + pauseMs(attempts));
      await feeds.updateOne({ _id: key, since, attempts }, { $set: { nextAt, problem } });
    },
    async restart(key) {
      const { _id, ...fresh } = freshFeed(key);
      if (!(await insertIfAbsent(feeds, { _id, ...fresh }))) await feeds.updateOne({ _id }, { $set: fresh });
    },
    problem: async (key) => (await feeds.findOne({ _id: key }))?.problem ?? null,
  };
}
