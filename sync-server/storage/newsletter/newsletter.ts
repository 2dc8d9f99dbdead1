import { randomBytes } from 'node:crypto';
import type { NewsletterSignUp } from '#domain/messages/sign-up';
import { StorageUnavailable } from '../../lib/storage-error.ts';
import { contentHash, type Database, type Insertion, insertIfAbsent, insertOnce } from '../database.ts';
import { type Subscription, type SubscriptionDocument, subscriptionId, tokenId } from './audience.ts';
import type { Greetings } from './confirmations.ts';

/** Maps a link to its subscription; `_id` is the token's hash, so every engine finds it by key. */
type TokenDocument = { _id: string; subscription: string };
/** Marks that every subscription of an older release has its token document. */
type MarkDocument = { _id: 'newsletter-tokens' };

const ALL_TOKENS = { _id: 'newsletter-tokens' } as const;
/** Documents written concurrently. */
const PORTION = 50;

/** One sign-up; `isApplied` once the subscription exists. */
type SignUpDocument = { _id: string; bodyHash: string; isApplied: boolean };

export type Newsletter = {
  /**
   * Subscribes an address to a list: once per key, and with the same reads and writes whether it was subscribed or not.
   * A repeat of an old sign-up does not revive a subscription that has ended since. Each sign-up owes a mail that asks the
   * address to confirm.
   */
  subscribe(key: string, signUp: NewsletterSignUp, now: string): Promise<Insertion>;
  find(subscriptionId: string): Promise<Subscription | null>;
  /** Whether there is a sign-up under this key. */
  knows(key: string): Promise<boolean>;
  /** Ends the subscription of a link, idempotently; false if there is none. */
  unsubscribe(token: string, now: string): Promise<boolean>;
  /** Deletes the link of a sign-up that started no subscription. */
  forgetToken(token: string): Promise<void>;
  /** Indexes the links of older releases, once; until then they are found by a scan. */
  indexTokens(): Promise<void>;
  /**
   * Deletes a subscription by its id; false if there is none. The sign-ups keep key and hash, so that a late repeat
   * subscribes no one.
   */
  erase(id: string): Promise<boolean>;
  /** All current subscribers, oldest first, including unconfirmed ones. */
  subscribers(): Promise<Subscription[]>;
};

function withoutId({
  email,
  list,
  token,
  subscribedAt,
  unsubscribedAt,
  confirmedAt = null,
  suspendedAt = null,
}: SubscriptionDocument): Subscription {
  return { email, list, token, subscribedAt, unsubscribedAt, confirmedAt, suspendedAt };
}

export function createNewsletter(
  database: Database,
  greetings: Pick<Greetings, 'owe' | 'release'>,
): Newsletter {
  const signUps = database.collection<SignUpDocument>('newsletterSignUps');
  const subscriptions = database.collection<SubscriptionDocument>('subscriptions');

  const tokens = database.collection<TokenDocument>('newsletterTokens');
  const confirmations = database.collection<TokenDocument>('newsletterConfirmations');
  const marks = database.collection<MarkDocument>('meta');

  let hasAllTokens = false;

  /** @returns undefined for an unknown token */
  async function subscriptionOf(token: string): Promise<string | undefined> {
    const found = await tokens.findOne({ _id: tokenId(token) });
    if (found !== null || hasAllTokens) return found?.subscription;
    return (await subscriptions.findOne({ token }))?._id;
  }

  /** Same reads and writes in every case, so that timing does not reveal who is subscribed. */
  async function begin(_id: string, signUp: NewsletterSignUp, token: string, now: string): Promise<void> {
    // Before the subscription: an unused link is better than a subscription without one.
    await insertIfAbsent(tokens, { _id: tokenId(token), subscription: _id });
    const found = await subscriptions.findOne({ _id });
    const unconfirmed = { token, subscribedAt: now, unsubscribedAt: null, confirmedAt: null };
    const fresh = { _id, ...signUp, ...unconfirmed };
    if (found === null) await insertIfAbsent(subscriptions, fresh);
    else if (found.unsubscribedAt === null)
      await subscriptions.updateOne({ _id }, { $set: { askedAt: now } });
    else {
      const clean = { mailKey: null, mailAt: null, suspendedAt: null, refusals: 0 };
      const again = { $set: { ...unconfirmed, ...clean } };
      await subscriptions.updateOne({ _id, unsubscribedAt: { $ne: null } }, again);
    }
  }

  /** The subscription exists. Without `isApplied` a repeat would subscribe again, even after an unsubscribe. */
  async function note(key: string): Promise<void> {
    try {
      await signUps.updateOne({ _id: key }, { $set: { isApplied: true } });
      await greetings.release(key);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
    }
  }

  return {
    async subscribe(key, signUp, now) {
      const bodyHash = contentHash(signUp);
      const outcome = await insertOnce(signUps, { _id: key, bodyHash, isApplied: false });
      if (outcome === 'conflict') return outcome;
      // Also for a repeat: the first attempt may have died between its documents.
      if (outcome === 'replayed' && (await signUps.findOne({ _id: key }))?.isApplied) return outcome;
      const _id = subscriptionId(signUp);
      const token = await greetings.owe(key, _id, randomBytes(24).toString('base64url'));
      await begin(_id, signUp, token, now);
      await note(key);
      return outcome;
    },
    async find(_id) {
      const found = await subscriptions.findOne({ _id });
      return found && withoutId(found);
    },
    knows: async (key) => (await signUps.findOne({ _id: key })) !== null,
    async unsubscribe(token, now) {
      const _id = await subscriptionOf(token);
      if (_id === undefined || (await subscriptions.findOne({ _id }))?.token !== token) return false;
      await subscriptions.updateOne({ _id, token, unsubscribedAt: null }, { $set: { unsubscribedAt: now } });
      return true;
    },
    async forgetToken(token) {
      await tokens.deleteOne({ _id: tokenId(token) });
    },
    async indexTokens() {
      hasAllTokens ||= (await marks.findOne(ALL_TOKENS)) !== null;
      if (hasAllTokens) return;
      const all = await subscriptions.find({}).toArray();
      for (let i = 0; i < all.length; i += PORTION) {
        const portion = all.slice(i, i + PORTION);
        await Promise.all(
          portion.map(({ _id, token }) => insertIfAbsent(tokens, { _id: tokenId(token), subscription: _id })),
        );
      }
      await insertIfAbsent(marks, { ...ALL_TOKENS });
      hasAllTokens = true;
    },
    async erase(id) {
      await tokens.deleteMany({ subscription: id });
      await confirmations.deleteMany({ subscription: id });
      return (await subscriptions.deleteOne({ _id: id })).deletedCount > 0;
    },
    async subscribers() {
      const sort = { subscribedAt: 1, _id: 1 } as const;
      return (await subscriptions.find({ unsubscribedAt: null }, { sort }).toArray()).map(withoutId);
    },
  };
}
