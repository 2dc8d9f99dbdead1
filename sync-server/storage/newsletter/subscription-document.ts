import { createHash } from 'node:crypto';
import type { NewsletterSignUp } from '#domain/messages/sign-up';

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

/** An address is on a list once. */
export function subscriptionId({ email, list }: NewsletterSignUp): string {
  return createHash('sha256').update(`${list}|${email}`).digest('base64url');
}

/** Hash of a secret of a link, the only form in which links are looked up. */
export function tokenId(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
