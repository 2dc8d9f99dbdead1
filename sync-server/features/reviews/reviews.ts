import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import { CATALOGUE_CALLS } from '#domain/contract/recipes';
import { VISITOR_CALLS } from '#domain/contract/visitor';
import { RATINGS_PAGE, REVIEW_SECRET_HEADER, type ReviewPost } from '#domain/review/review';
import { serve } from '../../http/serve.ts';
import { recipeIdOf, uuidOf } from '../../http/validate.ts';
import type { Visitors } from '../../http/visitors.ts';
import { forbidden, invalid, notFound } from '../../lib/errors.ts';
import type { NewReview, Reviews, StoredReview } from '../../storage/reviews.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { acceptItem, acknowledge } from '../sync/accept-item.ts';

type RatingDeps = { catalogue: Catalogue; reviews: Reviews; visitors: Visitors; clock: () => number };

/** Stored form of a posted review; a caller with only a `userId` is shown as 'Anonymous'. */
function newReview(
  id: string,
  recipeId: number,
  body: ReviewPost,
): Omit<NewReview, 'userCountry' | 'createdAt' | 'secretHash'> {
  return { id, recipeId, rating: body.rating, comment: body.comment, userName: body.userName ?? 'Anonymous' };
}

/** A recipe's reviews: returns approved ones, queues new ones for moderation. */
export function ratingRoutes({ catalogue, reviews, visitors, clock }: RatingDeps): Router {
  const router = new Router();
  const acknowledged = new RecentKeys();

  async function recipeId(text: string): Promise<number> {
    const id = recipeIdOf(text);
    const recipe = id === null ? undefined : (await catalogue.snapshot()).recipe(id);
    if (recipe === undefined) throw notFound('There is no such recipe.');
    return recipe.id;
  }

  /** The recipe's id; a repeat is answered as the first time, even if its recipe was withdrawn since. */
  async function reviewedId(text: string, key: string | undefined): Promise<number> {
    try {
      return await recipeId(text);
    } catch (error) {
      const stored = key === undefined ? null : await reviews.find(key);
      if (stored === null || stored.recipeId !== recipeIdOf(text)) throw error;
      return stored.recipeId;
    }
  }

  /**
   * Retries cost nothing: a recent repeat isn't counted, an older one passes an exhausted limit. Most reviews
   * are new, so the database is asked for the key only after the limit refuses.
   */
  async function limit(ctx: Context, key: string | undefined): Promise<void> {
    try {
      await visitors.limit(ctx, 'review');
    } catch (refusal) {
      if (key === undefined || (await reviews.find(key)) === null) throw refusal;
    }
  }

  serve(router, CATALOGUE_CALLS.listRatings, async (ctx, { params, query: { page = 1 } }) => {
    const id = await recipeId(params.id);
    const path = `/api/recipes/${id}/ratings`;
    await catalogue.sendJson(
      ctx,
      page === 1 ? path : `${path}?page=${page}`,
      (snapshot) => snapshot.reviewsOf(id, page * RATINGS_PAGE).slice((page - 1) * RATINGS_PAGE),
      { versionOf: (snapshot) => snapshot.versionOf(id) },
    );
    return undefined;
  });

  serve(router, VISITOR_CALLS.postRating, async (ctx, { params, key, body }) => {
    const recipe = await reviewedId(params.id, key);
    const accepted = await acceptItem(ctx, key, {
      isKnown: (known) => acknowledged.has(known),
      limit: () => limit(ctx, key),
      insert(review) {
        const createdAt = new Date(clock()).toISOString();
        const noted = { userCountry: visitors.country(ctx), createdAt, secretHash: secretHashOf(ctx) };
        return reviews.insert({ ...newReview(review, recipe, body), ...noted });
      },
      status: 'pending',
    });
    acknowledged.add(accepted.id);
    return accepted;
  });

  return router;
}

/** The audit log's name for the device that withdraws its review. */
const ITS_AUTHOR = 'its author';

/** Actions of the device that wrote a review, proven by the review's secret. */
export function ownReviewRoutes(store: Store, catalogue: Catalogue): Router {
  const router = new Router();

  serve(router, VISITOR_CALLS.withdrawReview, async (ctx, { params, key = randomUUID() }) => {
    const reviewId = uuidOf(params.reviewId);
    const review = reviewId === null ? null : await store.reviews.find(reviewId);
    if (review === null || review.recipeId !== recipeIdOf(params.id)) {
      throw notFound('There is no such review.');
    }
    requireAuthor(ctx, review);
    const isGone = await store.erasure.erase('review', review.id, ITS_AUTHOR);
    if (isGone) await store.acts.noteErasure({ kind: 'review', id: review.id, by: ITS_AUTHOR });
    catalogue.invalidate();
    // A withdrawal is final, so a repeat under any key succeeds.
    return acknowledge(ctx, key, isGone ? 'created' : 'replayed', 'withdrawn');
  });

  return router;
}

/**
 * Hash of the secret in a request; undefined without one.
 * @throws {ApiError} 400 if it is not a UUID
 */
function secretHashOf(ctx: Context): string | undefined {
  const header = ctx.req.headers[REVIEW_SECRET_HEADER.toLowerCase()];
  if (header === undefined) return undefined;
  const secret = uuidOf(header);
  if (secret === null) throw invalid(`The ${REVIEW_SECRET_HEADER} must be a UUID.`);
  return createHash('sha256').update(secret).digest('base64url');
}

/** True if the request has the review's secret. */
function provesAuthor(ctx: Context, { secretHash }: Pick<StoredReview, 'secretHash'>): boolean {
  const shown = secretHashOf(ctx);
  if (secretHash === undefined || shown === undefined) return false;
  return timingSafeEqual(Buffer.from(shown), Buffer.from(secretHash));
}

/**
 * Only the device that wrote a review may add its photo or withdraw it. Reviews of earlier versions have no secret:
 * until one is public, only its device knows its id, which is just as good.
 * @throws {ApiError} 403
 */
export function requireAuthor(ctx: Context, review: StoredReview): void {
  const isKnownToItsDeviceAlone = review.secretHash === undefined && !review.wasPublic;
  if (isKnownToItsDeviceAlone || provesAuthor(ctx, review)) return;
  throw forbidden('Only the device that wrote the review can add its photo or withdraw it.');
}

/** This process's latest acknowledged idempotency keys; evicted ones are looked up in the database. */
export class RecentKeys {
  readonly #keys = new Set<string>();
  readonly #most: number;

  constructor(most = 10_000) {
    this.#most = most;
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  add(key: string): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    // A set preserves insertion order: the first is the oldest.
    if (this.#keys.size > this.#most) this.#keys.delete(this.#keys.values().next().value as string);
  }
}
