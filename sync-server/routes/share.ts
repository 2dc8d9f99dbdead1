import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import { type EmailShare, emailShareSchema } from '#domain/sharing/email-share';
import { ApiError, notFound } from '../errors.ts';
import { idempotencyKey, parseBody, recipeIdOf, withoutQuery } from '../middleware/validate.ts';
import type { Catalogue } from '../services/catalogue.ts';
import type { Mailer } from '../services/mailer.ts';
import { shareMail } from '../services/share-mail.ts';
import type { Visitors } from '../services/visitors.ts';
import type { Shares } from '../storage/shares.ts';
import { acknowledge, keyReused } from './handed-in.ts';

type ShareDeps = {
  catalogue: Catalogue;
  shares: Shares;
  visitors: Visitors;
  mailer: Mailer;
  publicOrigin: string;
};

/** Recipes sent to friends by e-mail, each message once. */
export function shareRoutes({ catalogue, shares, visitors, mailer, publicOrigin }: ShareDeps): Router {
  const router = new Router({ prefix: '/api/recipes/:id/share' });

  router.post('/email', async (ctx) => {
    withoutQuery(ctx);
    const key = idempotencyKey(ctx);
    const share: EmailShare = await parseBody(ctx, emailShareSchema);
    const recipeId = recipeIdOf(ctx.params['id']);
    const recipe = recipeId === null ? undefined : (await catalogue.snapshot()).recipe(recipeId);
    if (recipe === undefined) throw notFound('There is no such recipe.');
    const id = key ?? randomUUID();
    const claim = await shares.claim(id, { recipeId: recipe.id, ...share });
    if (claim === 'conflict') throw keyReused();
    if (claim === 'in-flight') {
      throw new ApiError(409, 'key-in-flight', 'This message is being sent already.');
    }
    if (claim === 'send') {
      try {
        await visitors.limitShares(ctx);
        await mailer.send(shareMail(id, share, recipe, publicOrigin));
      } catch (error) {
        await shares.release(id);
        throw error;
      }
      await shares.finish(id);
    }
    acknowledge(ctx, id, claim === 'sent' ? 'replayed' : 'created', 'sent');
  });

  return router;
}
