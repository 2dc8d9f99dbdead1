import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import { VISITOR_CALLS } from '#domain/contract/calls/visitor';
import { serve } from '../../http/serve.ts';
import { recipeIdOf, uuidOf } from '../../http/validate.ts';
import { notFound } from '../../lib/errors.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { acknowledge } from '../sync/acknowledge.ts';
import { requireAuthor } from './review-secret.ts';

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
