import { Router } from '@koa/router';
import * as z from 'zod/mini';
import { ADMIN_CALLS, type PendingRating } from '#domain/contract/admin';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { decidedBefore, notFound } from '../../lib/errors.ts';
import type { StoredReview } from '../../storage/reviews.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';

function presentPending(review: StoredReview, snapshot: Snapshot): PendingRating {
  const { id, userName, rating, comment, recipeId, userCountry, createdAt, imageUrl } = review;
  const { version, adminReply, translation } = review;
  const recipeTitle = snapshot.recipe(recipeId)?.title ?? null;
  const written = { userName, rating, comment, recipeId, recipeTitle, userCountry, createdAt, imageUrl };
  return { id, ...written, version, adminReply, translation };
}

/** Decisions and statistics of administrators, behind the session check. */
export function moderationRoutes(store: Store, catalogue: Catalogue): Router {
  const router = new Router();

  serve(router, ADMIN_CALLS.listPendingRatings, async () => {
    const [pending, snapshot] = await Promise.all([store.reviews.listPending(), catalogue.snapshot()]);
    return pending.map((review) => presentPending(review, snapshot));
  });

  serve(router, ADMIN_CALLS.moderateRating, async (ctx, { params, body }) => {
    const id = z.uuid().safeParse(params.id);
    const { status, notes, adminReply, translation } = body;
    if (!id.success) throw notFound('There is no such review.');
    const by = nameOf(ctx);
    // A decision on a stale list is a conflict instead of overruling the earlier one.
    const decision = {
      id: id.data,
      status,
      by,
      from: 'pending' as const,
      ...(notes !== undefined && { notes }),
      ...(adminReply !== undefined && { adminReply }),
      ...(translation !== undefined && { translation }),
    };
    const outcome = await store.reviews.moderate(decision);
    catalogue.invalidate();
    if (outcome === 'missing') throw notFound('There is no such review.');
    if (outcome === 'conflict') throw decidedBefore(await store.reviews.decision(id.data));
    const fields = ['adminReply', 'translation'].filter((field) => field in decision);
    noteAct(ctx, {
      target: `review:${id.data}`,
      before: { status: 'pending' },
      after: { status, ...(fields.length > 0 && { fields }) },
    });
    return { id: id.data, status };
  });

  serve(router, ADMIN_CALLS.getStats, () => store.stats.overview());

  return router;
}
