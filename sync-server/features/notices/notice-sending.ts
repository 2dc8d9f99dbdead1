import { createHash, createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { canonicalUserName } from '#domain/account/account';
import type { ItemCounts } from '#domain/contract/notices';
import { counted, listText } from '#domain/text/sentence-parts';
import { DAY_MS } from '../../lib/days.ts';
import { ApiError } from '../../lib/errors.ts';
import type { NoticeClaim, NoticeWindow } from '../../storage/notice-feeds.ts';
import type { Store } from '../../storage/store/store.ts';
import { type Mail, type Mailer, MailOutcomeUnknown, MailRefused } from '../mail/mailer.ts';

export type Webhook = {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
};

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
/** Key of the feed that records how far an administrator's e-mails of one kind have got. */
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
 * Tells administrators and the webhook about new items, from any process. A failed attempt is repeated under the same
 * id after 1, 2, 4 … minutes, at most six hours; a mail that was refused for good, or may have arrived, is not.
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
      // Decided while the mail server was away: there is nothing left to tell.
      if (totalOf(waiting) === 0) return;
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

const NOUNS: Record<keyof ItemCounts, string> = {
  comments: 'comment',
  recipes: 'recipe',
  messages: 'message',
  reports: 'report of a wrong safety flag',
};
const SEVERAL_REPORTS = 'reports of wrong safety flags';

const totalOf = (counts: ItemCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** '3 comments and 1 recipe'; '' for nothing. */
function countsInWords(counts: ItemCounts): string {
  const kinds = Object.keys(NOUNS) as (keyof ItemCounts)[];
  return listText(
    kinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => counted(counts[kind], NOUNS[kind], kind === 'reports' ? SEVERAL_REPORTS : undefined)),
  );
}

/** '1 comment is waiting', '3 comments and 1 recipe are waiting'. */
const waitingInWords = (counts: ItemCounts) =>
  `${countsInWords(counts)} ${totalOf(counts) === 1 ? 'is' : 'are'} waiting`;

type Told = { id: string; to: string; arrived: ItemCounts; waiting: ItemCounts; publicOrigin: string };

const ending = (publicOrigin: string) => [
  '',
  `${publicOrigin}/admin`,
  '',
  'You asked for these e-mails. Change that in My account:',
  `${publicOrigin}/admin?tab=account`,
];

/** Sent soon after something arrived. Counts only: what visitors wrote stays on the server. */
function immediateMail({ id, to, arrived, waiting, publicOrigin }: Told): Mail {
  return {
    id,
    to,
    subject: `New on Bowlful: ${countsInWords(arrived)}`,
    text: [
      `New since the last e-mail: ${countsInWords(arrived)}.`,
      `In all, ${waitingInWords(waiting)} for a decision.`,
      ...ending(publicOrigin),
    ].join('\n'),
  };
}

/** The digest of a day. */
function dailyMail({ id, to, arrived, waiting, publicOrigin }: Told): Mail {
  const news = countsInWords(arrived);
  return {
    id,
    to,
    subject: `Bowlful today: ${waitingInWords(waiting)}`,
    text: [
      `${waitingInWords(waiting)} for a decision.`,
      news === '' ? 'Nothing new since the last digest.' : `New since the last digest: ${news}.`,
      ...ending(publicOrigin),
    ].join('\n'),
  };
}

/** How long a receiver may take. */
const WITHIN_MS = 10_000;
const PREFIX = 'whsec_';

/** A receiver that didn't accept; the message is a sentence for the panel. */
class WebhookRefused extends Error {}

/**
 * The signature of Standard Webhooks (standardwebhooks.com): base64 of the HMAC-SHA256 of `id.timestamp.body`, under the
 * bytes that the secret encodes.
 * @param timestamp seconds since 1970
 */
export function signatureOf(secret: string, { id, timestamp, body }: Record<string, string>): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** The event as JSON, the same on every attempt. Counts only, no personal data. */
function bodyOf({ until, arrived }: NoticeWindow, publicOrigin: string): string {
  const url = `${publicOrigin}/admin`;
  // Chat services show `text`.
  const text = `${waitingInWords(arrived)} for a decision on Bowlful: ${url}`;
  return JSON.stringify({ type: 'items.arrived', timestamp: until, data: { arrived, url }, text });
}

/**
 * Sends an event once.
 * @param event.id the same on every attempt, so that the receiver recognises a repeat
 * @param event.now milliseconds since 1970
 * @throws {WebhookRefused} unless the receiver answers with a 2xx within ten seconds, without a redirect
 */
async function callWebhook(
  { url, secret }: Webhook,
  event: { id: string; window: NoticeWindow; publicOrigin: string; now: number },
): Promise<void> {
  const { id, window, publicOrigin, now } = event;
  const body = bodyOf(window, publicOrigin);
  const timestamp = String(Math.floor(now / 1000));
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(secret, { id, timestamp, body }),
  };
  const signal = AbortSignal.timeout(WITHIN_MS);
  const sent = fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  const response = await sent.catch((cause: unknown) => {
    throw new WebhookRefused('The receiver could not be reached.', { cause });
  });
  // Its words don't matter, and could be endless.
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefused(`The receiver answered ${response.status}.`);
}
