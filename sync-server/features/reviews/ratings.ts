import { Router } from '@koa/router';
import type { Context } from 'koa';
import { VISITOR_CALLS } from '#domain/contract/calls/visitor';
import { CATALOGUE_CALLS } from '#domain/contract/recipes';
import { RATINGS_PAGE, type ReviewPost } from '#domain/review/review';
import { serve } from '../../http/serve.ts';
import { recipeIdOf } from '../../http/validate.ts';
import type { Visitors } from '../../http/visitors.ts';
import { notFound } from '../../lib/errors.ts';
import type { NewReview, Reviews } from '../../storage/reviews.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { acceptItem } from '../sync/accept-item.ts';
import { RecentKeys } from './recent-keys.ts';
import { secretHashOf } from './review-secret.ts';

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
    const recipe = await recipeId(params.id);
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
