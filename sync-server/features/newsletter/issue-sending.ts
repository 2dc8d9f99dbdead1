import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Circle, Receiver } from '../../storage/newsletter/audience.ts';
import type { StoredIssue } from '../../storage/newsletter/issues.ts';
import type { Store } from '../../storage/store/store.ts';
import { type Mailer, MailNotTaken, MailOutcomeUnknown, MailRefused } from '../mail/mailer.ts';
import { issueLetter, listHeaders, wayOutOf } from './newsletter-mail.ts';

const ROUNDS_PER_MINUTE = 6;
const EVERY_MS = 60_000 / ROUNDS_PER_MINUTE;
/** Recipients read at once. */
const PAGE = 100;
/** A round ends after this many temporary refusals in a row, because then the addresses aren't the cause. */
const DEFERRED_MAX = 5;
/** Backoff while the server accepts nothing at all: from 1 to 30 minutes. */
const REST_MS = 60_000;
const REST_MAX_MS = 30 * 60_000;
/** Pause for an issue whose remaining addresses are to be retried later. */
const NEXT_PASS_MS = 5 * 60_000;

type Deps = {
  store: Store;
  mailer: Mailer;
  logger: Logger;
  publicOrigin: string;
  mailsPerMinute: number;
  clock: () => number;
};

type Result = { is: 'sent' | 'unknown' | 'deferred' | 'not taken' } | { is: 'refused'; reply: number };

/** One pass over an issue's recipients: what is settled already, and where the next slice starts. */
type Pass = { isSettled: (ledgerId: string) => boolean; after: string };

export type IssueSending = {
  /** Starts a round now, ignoring any backoff. */
  wake(): void;
  /** Why the mail server accepts nothing; null while it does. */
  problem(): string | null;
};

/**
 * Sends issues in slices, from any process. Each message is claimed in the ledger before sending, so no address gets
 * one twice; attempts left by a crash are 'unknown' and never repeated.
 */
export function sendIssues(deps: Deps): IssueSending {
  const { store, mailer, logger, publicOrigin, clock } = deps;
  const slice = Math.max(1, Math.floor(deps.mailsPerMinute / ROUNDS_PER_MINUTE));
  /** By issue; after a restart it starts from the front and skips claimed messages. */
  const passes = new Map<string, Pass>();
  const nextPassAt = new Map<string, number>();
  let restsUntil = 0;
  let rests = 0;
  let problem: string | null = null;

  async function send(issue: StoredIssue, { ledgerId, email, token }: Receiver): Promise<Result> {
    const wayOut = wayOutOf(token, publicOrigin);
    const letter = issueLetter(issue, issue.recipes ?? [], { publicOrigin, wayOut });
    const headers = listHeaders(token, publicOrigin);
    try {
      await mailer.send({ id: `${issue.id}-${ledgerId}`, to: email, ...letter, headers });
      return { is: 'sent' };
    } catch (error) {
      // Without the error's text, which may name the address.
      const reply = error instanceof MailRefused || error instanceof MailNotTaken ? error.reply : null;
      logger.warn({ issue: issue.id, reply }, 'newsletter issue');
      if (error instanceof MailOutcomeUnknown) return { is: 'unknown' };
      if (error instanceof MailRefused) return { is: 'refused', reply: error.reply };
      if (error instanceof MailNotTaken && error.isAboutMail) return { is: 'deferred' };
      problem = reply === null ? 'It cannot be reached.' : `It answers ${reply}.`;
      return { is: 'not taken' };
    }
  }

  /** If the storage fails after sending, the claim stays and the message counts as unknown. */
  async function deliver(issue: StoredIssue, receiver: Receiver): Promise<Result['is'] | null> {
    const { subscriptionId, ledgerId } = receiver;
    const claim = await store.issueDeliveries.claim(issue.id, ledgerId);
    if (claim === null) return null;
    const result = await send(issue, receiver);
    if (result.is === 'not taken') {
      await store.issueDeliveries.release(claim);
      return result.is;
    }
    await store.issueDeliveries.settle(claim, result.is);
    if (result.is === 'sent') await store.audience.noteTaken(subscriptionId);
    if (result.is === 'refused') {
      await store.audience.noteRefusal(subscriptionId, result.reply, new Date(clock()).toISOString());
    }
    return result.is;
  }

  async function isStillSending({ id }: StoredIssue): Promise<boolean> {
    return (await store.issues.find(id))?.state === 'sending';
  }

  async function finishIfOver(issue: StoredIssue, circle: Circle): Promise<void> {
    const { isSettled, ...counts } = await store.issueDeliveries.tally(issue.id);
    if ((await store.audience.countWithout(circle, isSettled)) > 0) return;
    await store.issues.finish(issue.id, counts);
    logger.info({ issue: issue.id, ...counts }, 'newsletter issue sent');
  }

  function rest(): void {
    rests += 1;
    restsUntil = clock() + Math.min(REST_MAX_MS, REST_MS * 2 ** (rests - 1));
  }

  async function passOf(issue: StoredIssue): Promise<Pass> {
    const standing = passes.get(issue.id);
    if (standing !== undefined) return standing;
    const { isSettled } = await store.issueDeliveries.tally(issue.id);
    const pass = { isSettled, after: '' };
    passes.set(issue.id, pass);
    return pass;
  }

  /** @returns number of messages tried; the next slice follows in the next round */
  async function sliceOf(issue: StoredIssue, room: number): Promise<number> {
    if (clock() < (nextPassAt.get(issue.id) ?? 0)) return 0;
    const circle = { list: issue.list, startedAt: issue.startedAt ?? '' };
    const pass = await passOf(issue);
    let tried = 0;
    let deferred = 0;
    for (;;) {
      const page = await store.audience.page(circle, pass.after, PAGE);
      for (const receiver of page) {
        if (tried >= room || !(await isStillSending(issue))) return tried;
        // Someone may have unsubscribed between two slices.
        const isDue =
          !pass.isSettled(receiver.ledgerId) && (await store.audience.stillReceives(circle, receiver));
        const result = isDue ? await deliver(issue, receiver) : null;
        if (result !== null) tried += 1;
        deferred = result === 'deferred' ? deferred + 1 : 0;
        if (result === 'not taken' || deferred >= DEFERRED_MAX) {
          rest();
          return room;
        }
        if (result === 'sent') {
          rests = 0;
          problem = null;
        }
        pass.after = receiver.subscriptionId;
      }
      if (page.length < PAGE) break;
      await setImmediate();
    }
    passes.delete(issue.id);
    nextPassAt.set(issue.id, clock() + NEXT_PASS_MS);
    await finishIfOver(issue, circle);
    return tried;
  }

  async function round(): Promise<void> {
    if (!store.isReady() || clock() < restsUntil) return;
    let room = slice;
    for (const issue of await store.issues.sending()) {
      room -= await sliceOf(issue, room);
      if (room <= 0) return;
    }
  }

  const repetition = store.whileOpen(round, EVERY_MS);
  return {
    wake() {
      restsUntil = 0;
      nextPassAt.clear();
      repetition.wake();
    },
    problem: () => problem,
  };
}
