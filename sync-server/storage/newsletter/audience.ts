import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Filter } from 'mongodb';
import type { Bounce, NewsletterDesk } from '#domain/contract/newsletter-issue';
import type { NewsletterList, NewsletterSignUp } from '#domain/messages/sign-up';
import type { Database } from '../database.ts';

/** Refusals in a row after which an address gets no further issue. */
const REFUSALS_MAX = 3;
/** Documents read between yields to other work. */
const PORTION = 500;
const BOUNCES_LISTED = 100;

export type Receiver = {
  subscriptionId: string;
  /** Name in the message ledger: a hash of the unsubscribe token, which reveals nothing about the address. */
  ledgerId: string;
  email: string;
  token: string;
};

/** An issue's recipients: those who had confirmed when it started, so new sign-ups join with the next one. */
export type Circle = { list: NewsletterList; startedAt: string };

export type Audience = {
  counts(): Promise<NewsletterDesk['audience']>;
  /** The next recipients after an id, by id. */
  page(circle: Circle, after: string, limit: number): Promise<Receiver[]>;
  /** Whether the recipient still wants the issue. */
  stillReceives(circle: Circle, receiver: Receiver): Promise<boolean>;
  /** Recipients without a final outcome in the ledger. */
  countWithout(circle: Circle, isSettled: (ledgerId: string) => boolean): Promise<number>;
  /** Records a permanent refusal; suspends the address after several in a row. */
  noteRefusal(subscriptionId: string, reply: number, now: string): Promise<void>;
  /** Resets the count of refusals. */
  noteTaken(subscriptionId: string): Promise<void>;
  /** Refused addresses, the latest first. */
  bounces(): Promise<Bounce[]>;
};

export type Subscription = NewsletterSignUp & {
  /** Secret of the unsubscribe link. */
  token: string;
  /** ISO 8601, UTC. */
  subscribedAt: string;
  /** Null while subscribed. */
  unsubscribedAt: string | null;
  /** Null until confirmed by the mailed link; absent from releases without confirmation. */
  confirmedAt?: string | null;
  /** Set while the address gets no issues because it was refused too often. */
  suspendedAt?: string | null;
};

export type SubscriptionDocument = Subscription & {
  _id: string;
  /** Latest repeated sign-up of the address. */
  askedAt?: string;
  /** Sign-up whose mail asks for the confirmation, and since when. */
  mailKey?: string | null;
  mailAt?: string | null;
  /** Issues refused in a row, with the latest reply. */
  refusals?: number;
  refusedReply?: number;
  refusedAt?: string;
};

function inCircle({ list, startedAt }: Circle): Filter<SubscriptionDocument> {
  return { list, unsubscribedAt: null, suspendedAt: null, confirmedAt: { $lte: startedAt } };
}

function receiverOf({ _id, email, token }: SubscriptionDocument): Receiver {
  return { subscriptionId: _id, ledgerId: tokenId(token), email, token };
}

export function createAudience(database: Database): Audience {
  const subscriptions = database.collection<SubscriptionDocument>('subscriptions');

  async function documentsAfter(filter: Filter<SubscriptionDocument>, after: string, limit: number) {
    const behind = after === '' ? filter : { ...filter, _id: { $gt: after } };
    return await subscriptions.find(behind, { sort: { _id: 1 }, limit }).toArray();
  }

  async function each(filter: Filter<SubscriptionDocument>, look: (document: SubscriptionDocument) => void) {
    for (let after = ''; ; await setImmediate()) {
      const portion = await documentsAfter(filter, after, PORTION);
      for (const document of portion) look(document);
      after = portion.at(-1)?._id ?? after;
      if (portion.length < PORTION) return;
    }
  }

  return {
    async counts() {
      const none = () => ({ confirmed: 0, unconfirmed: 0, suspended: 0 });
      const counts = { dog: none(), cat: none(), general: none() };
      await each({ unsubscribedAt: null }, ({ list, confirmedAt = null, suspendedAt = null }) => {
        if (suspendedAt !== null) counts[list].suspended += 1;
        else counts[list][confirmedAt === null ? 'unconfirmed' : 'confirmed'] += 1;
      });
      return counts;
    },
    page: async (circle, after, limit) =>
      (await documentsAfter(inCircle(circle), after, limit)).map(receiverOf),
    async stillReceives(circle, { subscriptionId: _id, token }) {
      return (await subscriptions.findOne({ ...inCircle(circle), _id, token })) !== null;
    },
    async countWithout(circle, isSettled) {
      let count = 0;
      await each(inCircle(circle), ({ token }) => {
        if (!isSettled(tokenId(token))) count += 1;
      });
      return count;
    },
    async noteRefusal(_id, refusedReply, refusedAt) {
      const found = await subscriptions.findOne({ _id });
      if (found === null) return;
      const refusals = (found.refusals ?? 0) + 1;
      const suspended = refusals >= REFUSALS_MAX ? { suspendedAt: refusedAt } : {};
      await subscriptions.updateOne({ _id }, { $set: { refusals, refusedReply, refusedAt, ...suspended } });
    },
    async noteTaken(_id) {
      await subscriptions.updateOne({ _id, refusals: { $gt: 0 } }, { $set: { refusals: 0 } });
    },
    async bounces() {
      const sort = { refusedAt: -1, _id: 1 } as const;
      const refused = { refusals: { $gt: 0 }, unsubscribedAt: null };
      const found = await subscriptions.find(refused, { sort, limit: BOUNCES_LISTED }).toArray();
      return found.map(({ email, list, refusals = 0, refusedReply = 0, refusedAt = '', suspendedAt }) => ({
        email,
        list,
        refusals,
        reply: refusedReply,
        at: refusedAt,
        isSuspended: (suspendedAt ?? null) !== null,
      }));
    },
  };
}

/** An address is on a list once. */
export function subscriptionId({ email, list }: NewsletterSignUp): string {
  return createHash('sha256').update(`${list}|${email}`).digest('base64url');
}

/** Hash of a link's secret, under which the link is looked up. */
export function tokenId(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
