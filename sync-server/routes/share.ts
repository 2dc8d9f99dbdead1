import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import { type EmailShare, emailShareSchema } from '#domain/sharing/email-share';
import { ApiError, notFound } from '../errors.ts';
import { idempotencyKey, parseBody, recipeIdOf, withoutQuery } from '../middleware/validate.ts';
import type { Catalogue } from '../services/catalogue.ts';
import type { ShareDelivery } from '../services/share-delivery.ts';
import { shareMail } from '../services/share-mail.ts';
import type { Visitors } from '../services/visitors.ts';
import type { Shares } from '../storage/shares.ts';
import { acknowledge, keyReused } from './handed-in.ts';

type ShareDeps = {
  catalogue: Catalogue;
  shares: Shares;
  visitors: Visitors;
  delivery: ShareDelivery;
  publicOrigin: string;
};

const UNKNOWN =
  'The mail server broke off, so this e-mail may have arrived or not. It is not sent again by itself: ask your friend, then send it once more or discard it.';
const UNDER_WAY = 'This e-mail is being sent; the mail server takes its time.';
const LOOK_AGAIN = { 'Retry-After': '15' };

/** Recipes sent to friends by e-mail, each message once at most; one that may have left is never sent again by itself. */
export function shareRoutes({ catalogue, shares, visitors, delivery, publicOrigin }: ShareDeps): Router {
  const router = new Router({ prefix: '/api/recipes/:id/share' });

  router.post('/email', async (ctx) => {
    withoutQuery(ctx);
    const key = idempotencyKey(ctx);
    const share: EmailShare = await parseBody(ctx, emailShareSchema);
    const recipeId = recipeIdOf(ctx.params['id']);
    const recipe = recipeId === null ? undefined : (await catalogue.snapshot()).recipe(recipeId);
    if (recipe === undefined) throw notFound('There is no such recipe.');
    const id = key ?? randomUUID();
    // What is known costs nothing, so a queue that drains under limits loses none of its places to retries.
    if ((await shares.state(id)) === null) await visitors.limitShares(ctx);
    const opened = await shares.open(id, { recipeId: recipe.id, ...share });
    if (opened === 'conflict') throw keyReused();
    const wasSent = opened === 'replayed' && (await shares.state(id)) === 'sent';
    const state = await delivery.deliver(id, shareMail(id, share, recipe, publicOrigin));
    if (state === 'unknown') throw new ApiError(422, 'outcome-unknown', UNKNOWN);
    if (state !== 'sent') throw new ApiError(409, 'key-in-flight', UNDER_WAY, { headers: LOOK_AGAIN });
    acknowledge(ctx, id, wasSent ? 'replayed' : 'created', 'sent');
  });

  return router;
}
