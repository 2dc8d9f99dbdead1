import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { canonicalUserName } from '#domain/account/account';
import { DAY_MS } from '../../lib/days.ts';
import { ApiError } from '../../lib/errors.ts';
import type { NoticeClaim, NoticeWindow } from '../../storage/notice-feeds.ts';
import type { Store } from '../../storage/store/store.ts';
import { type Mailer, MailOutcomeUnknown, MailRefused } from '../mail/mailer.ts';
import { dailyMail, immediateMail, totalOf } from './notice-words.ts';
import { callWebhook, type Webhook, WebhookRefused } from './webhook.ts';

type Deps = {
  store: Pick<Store, 'administrators' | 'noticeFeeds' | 'waitingItems' | 'isReady'>;
  mailer: Mailer;
  webhook: Webhook | undefined;
  logger: Logger;
  publicOrigin: string;
  clock: () => number;
};

/** Time for a write in progress to become visible, so that no item slips between two windows. */
const SETTLED_MS = 15_000;
/** Hour of the daily digest, UTC. */
const DIGEST_HOUR = 6;

export const WEBHOOK_FEED = 'webhook';
/** How far an administrator's e-mails of one kind have got. */
export const mailFeed = (kind: 'daily' | 'immediate', username: string) =>
  `${kind}:${canonicalUserName(username)}`;

/** The first digest time after a moment. */
function nextDigest(since: string): number {
  const day = new Date(since);
  const at = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), DIGEST_HOUR);
  return at > day.getTime() ? at : at + DAY_MS;
}

/** Stable, so that a repeat is recognised; a hash, since it leaves the server. */
const idOf = ({ key, since }: NoticeClaim) =>
  `notice-${createHash('sha256').update(`${key}\n${since}`).digest('hex').slice(0, 32)}`;

function sentenceOf(error: unknown): string {
  if (error instanceof WebhookRefused || error instanceof ApiError) return error.message;
  return 'It could not be sent.';
}

/**
 * Tells administrators and the webhook about new items: at least once each, under one id, by any process. A failure is
 * retried with the same content, from a minute up to every six hours.
 * @returns one round over all receivers
 */
export function createNoticeSending(deps: Deps): (signal?: AbortSignal) => Promise<void> {
  const { store, mailer, webhook, logger, publicOrigin, clock } = deps;
  const { noticeFeeds: feeds, waitingItems } = store;
  const settled = () => new Date(clock() - SETTLED_MS).toISOString();

  /** The window to tell now; null if there is none. */
  async function windowOf(key: string, isDaily: boolean): Promise<NoticeWindow | null> {
    const due = await feeds.due(key);
    if (due === null) return null;
    if (due.window !== null) return due.window;
    const { since } = due;
    const until = settled();
    if (until <= since || (isDaily && Date.parse(until) < nextDigest(since))) return null;
    const arrived = await waitingItems.countArrived({ since, until });
    if (isDaily) {
      if (totalOf(await waitingItems.count()) > 0) return { since, until, arrived };
      // Nothing waits: the next digest is tomorrow's.
      await feeds.advance(key, since, until);
      return null;
    }
    return totalOf(arrived) > 0 ? { since, until, arrived } : null;
  }

  async function tell(
    key: string,
    isDaily: boolean,
    send: (claim: NoticeClaim) => Promise<void>,
  ): Promise<void> {
    const window = await windowOf(key, isDaily);
    const claim = window && (await feeds.claim(key, window));
    if (claim === null) return;
    try {
      await send(claim);
      await feeds.advance(key, claim.since, claim.until);
    } catch (error) {
      logger.warn({ err: error, attempts: claim.attempts }, 'notice of new items');
      // A refused address stays refused, and what may have arrived isn't sent twice.
      const isOver = error instanceof MailRefused || error instanceof MailOutcomeUnknown;
      if (isOver) await feeds.advance(key, claim.since, claim.until, sentenceOf(error));
      else await feeds.postpone(claim, sentenceOf(error));
    }
  }

  async function mail(kind: 'daily' | 'immediate', username: string, to: string): Promise<void> {
    const write = kind === 'daily' ? dailyMail : immediateMail;
    await tell(mailFeed(kind, username), kind === 'daily', async (claim) => {
      const waiting = await waitingItems.count();
      await mailer.send(write({ id: idOf(claim), to, arrived: claim.arrived, waiting, publicOrigin }));
    });
  }

  return async (signal) => {
    if (!store.isReady()) return;
    if (webhook !== undefined) {
      await tell(WEBHOOK_FEED, false, (window) =>
        callWebhook(webhook, { id: idOf(window), window, publicOrigin, now: clock() }),
      );
    }
    for (const { username, notices } of await store.administrators.list()) {
      if (signal?.aborted === true) return;
      if (notices === null || notices.email === null) continue;
      if (notices.isDaily) await mail('daily', username, notices.email);
      if (notices.isImmediate) await mail('immediate', username, notices.email);
    }
  };
}
