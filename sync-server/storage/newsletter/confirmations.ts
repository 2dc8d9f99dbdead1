import { createHmac } from 'node:crypto';
import { CONFIRM_WITHIN_DAYS } from '#domain/privacy/retention';
import { DAY_MS } from '../../lib/days.ts';
import { type Database, insertIfAbsent } from '../database.ts';
import { type SubscriptionDocument, tokenId } from './audience.ts';

/** An address gets one such mail per day and list, whoever signs it up. */
const ASK_AGAIN_MS = DAY_MS;
const AT_ONCE = 200;

/** `_id`: hash of the link's secret, so that every engine finds it by key. `key`: the sign-up whose mail holds the link. */
type ConfirmationDocument = { _id: string; subscription: string; key: string; expiresAt: Date };

export type Confirmations = {
  /**
   * Claims the mail that asks an address to confirm, for one sign-up per day; false if the subscription has ended or is
   * confirmed. A repeat for the same sign-up is granted, so a failed mail is retried.
   */
  claimMail(subscriptionId: string, key: string): Promise<boolean>;
  /** Records a mail's link before it is sent. */
  open(subscriptionId: string, key: string, secret: string): Promise<void>;
  /** Confirms the subscription of a link, idempotently; false for an unknown or expired link. */
  confirm(secret: string): Promise<boolean>;
  /** Deletes expired links, and the addresses that didn't confirm. */
  sweep(): Promise<void>;
};

/** Secret of the confirmation link, derived from the sign-up's token, so every attempt sends the same link. */
export function confirmationSecret(token: string): string {
  return createHmac('sha256', token).update('confirm').digest('base64url');
}

/** Whether an address still has to press the link: new, of an older release, or suspended for refusals. */
function isToConfirm({ unsubscribedAt, confirmedAt, suspendedAt }: SubscriptionDocument): boolean {
  return unsubscribedAt === null && ((confirmedAt ?? null) === null || (suspendedAt ?? null) !== null);
}

export function createConfirmations(
  database: Database,
  clock: () => number,
  newsletter: { erase(id: string): Promise<boolean> },
): Confirmations {
  const confirmations = database.collection<ConfirmationDocument>('newsletterConfirmations');
  const subscriptions = database.collection<SubscriptionDocument>('subscriptions');
  const now = () => new Date(clock()).toISOString();

  return {
    async claimMail(_id, key) {
      const found = await subscriptions.findOne({ _id });
      if (found === null || !isToConfirm(found)) return false;
      const { mailKey = null, mailAt = null } = found;
      if (mailKey === key) return true;
      if (mailAt !== null && Date.parse(mailAt) > clock() - ASK_AGAIN_MS) return false;
      const mine = { $set: { mailKey: key, mailAt: now() } };
      return (await subscriptions.updateOne({ _id, mailKey }, mine)).matchedCount > 0;
    },
    async open(subscription, key, secret) {
      const expiresAt = new Date(clock() + CONFIRM_WITHIN_DAYS * DAY_MS);
      await insertIfAbsent(confirmations, { _id: tokenId(secret), subscription, key, expiresAt });
    },
    async confirm(secret) {
      const found = await confirmations.findOne({ _id: tokenId(secret) });
      if (found === null || found.expiresAt.getTime() <= clock()) return false;
      const subscription = await subscriptions.findOne({ _id: found.subscription, unsubscribedAt: null });
      if (subscription === null) return false;
      if (isToConfirm(subscription)) {
        const confirmed = { $set: { confirmedAt: now(), suspendedAt: null, refusals: 0 } };
        await subscriptions.updateOne({ _id: found.subscription, unsubscribedAt: null }, confirmed);
      }
      return true;
    },
    async sweep() {
      const old = { expiresAt: { $lte: new Date(clock()) } };
      for (const { _id, subscription, key } of await confirmations.find(old, { limit: AT_ONCE }).toArray()) {
        const found = await subscriptions.findOne({ _id: subscription });
        // A later mail to the same address has its own link and expiry.
        if (found?.mailKey === key && (found.confirmedAt ?? null) === null)
          await newsletter.erase(subscription);
        await confirmations.deleteOne({ _id });
      }
    },
  };
}

/** A pending message that asks a new subscriber to confirm. */
export type Greeting = {
  /** Key of the sign-up. */
  key: string;
  subscriptionId: string;
  token: string;
  /** Number of attempts, including the current one. */
  attempts: number;
};

export type Greetings = {
  /** Records the greeting before the subscription exists; @returns the token of the first attempt under this key. */
  owe(key: string, subscriptionId: string, token: string): Promise<string>;
  /** The subscription exists: the greeting is due. */
  release(key: string): Promise<void>;
  /** Due greetings, each claimed for one attempt, so that no other process takes it meanwhile. */
  takeDue(): Promise<Greeting[]>;
  /** Number of greetings that wait to be sent. */
  count(): Promise<number>;
  /** Deletes the greeting. */
  settle(key: string): Promise<void>;
};

type GreetingDocument = {
  _id: string;
  subscriptionId: string;
  token: string;
  attempts: number;
  dueAt: Date;
};

const GREETINGS_AT_ONCE = 20;
const MINUTE_MS = 60_000;
/** Time after which an interrupted sign-up is examined; a normal one takes milliseconds. */
const STANDS_WITHIN_MS = 10 * MINUTE_MS;

/** Longer than any attempt takes: from five minutes up to six hours. */
function retryAfterMs(attempts: number): number {
  return Math.min(6 * 60, 5 * 2 ** attempts) * MINUTE_MS;
}

export function createGreetings(database: Database, clock: () => number): Greetings {
  const greetings = database.collection<GreetingDocument>('greetings');
  return {
    async owe(key, subscriptionId, token) {
      const document = {
        _id: key,
        subscriptionId,
        token,
        attempts: 0,
        dueAt: new Date(clock() + STANDS_WITHIN_MS),
      };
      if (await insertIfAbsent(greetings, document)) return token;
      return (await greetings.findOne({ _id: key }))?.token ?? token;
    },
    async release(key) {
      await greetings.updateOne({ _id: key }, { $set: { dueAt: new Date(clock()) } });
    },
    async takeDue() {
      const now = clock();
      const due = await greetings
        .find({ dueAt: { $lte: new Date(now) } }, { sort: { dueAt: 1 }, limit: GREETINGS_AT_ONCE })
        .toArray();
      const taken: Greeting[] = [];
      for (const { _id, subscriptionId, token, attempts } of due) {
        const { matchedCount } = await greetings.updateOne(
          { _id, attempts },
          { $set: { attempts: attempts + 1, dueAt: new Date(now + retryAfterMs(attempts)) } },
        );
        if (matchedCount > 0) taken.push({ key: _id, subscriptionId, token, attempts: attempts + 1 });
      }
      return taken;
    },
    count: () => greetings.countDocuments(),
    async settle(key) {
      await greetings.deleteOne({ _id: key });
    },
  };
}
