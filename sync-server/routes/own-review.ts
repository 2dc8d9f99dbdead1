import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import * as z from 'zod/mini';
import { notFound } from '../lib/errors.ts';
import { idempotencyKey, noBody, recipeIdOf, withoutQuery } from '../middleware/validate.ts';
import type { Catalogue } from '../services/catalogue.ts';
import { requireAuthor } from '../services/review-secret.ts';
import type { Store } from '../storage/store/store.ts';
import { acknowledge } from './acknowledge.ts';

/** Author of a withdrawal by the device, in the audit trail. */
const ITS_AUTHOR = 'its author';

/** Actions of the device that wrote a review, proven by the review's secret. */
export function ownReviewRoutes(store: Store, catalogue: Catalogue): Router {
  const router = new Router({ prefix: '/api/recipes/:id/ratings/:reviewId' });

  router.post('/withdraw', async (ctx) => {
    withoutQuery(ctx);
    const key = idempotencyKey(ctx) ?? randomUUID();
    await noBody(ctx);
    const reviewId = z.uuid().safeParse(ctx.params['reviewId']);
    const review = reviewId.success ? await store.reviews.find(reviewId.data.toLowerCase()) : null;
    if (review === null || review.recipeId !== recipeIdOf(ctx.params['id'])) {
      throw notFound('There is no such review.');
    }
    requireAuthor(ctx, review);
    const isGone = await store.erasure.erase('review', review.id, ITS_AUTHOR);
    if (isGone) await store.acts.noteErasure({ kind: 'review', id: review.id, by: ITS_AUTHOR });
    catalogue.invalidate();
    // A withdrawal is final: a repeat under any key finds it done.
    acknowledge(ctx, key, isGone ? 'created' : 'replayed', 'withdrawn');
  });

  return router;
}
