import { Router } from '@koa/router';
import { confirmBodySchema, unsubscribeBodySchema } from '#domain/contract/newsletter';
import { newsletterSignUpSchema } from '#domain/messages/sign-up';
import { notFound } from '../lib/errors.ts';
import { idempotencyKey, parseBody, withoutQuery } from '../middleware/validate.ts';
import { csvOf } from '../services/csv.ts';
import type { Visitors } from '../services/visitors.ts';
import type { Confirmations } from '../storage/newsletter/confirmations.ts';
import type { Newsletter } from '../storage/newsletter/newsletter.ts';
import { acceptItem } from './accept-item.ts';

type NewsletterDeps = {
  newsletter: Newsletter;
  confirmations: Confirmations;
  visitors: Visitors;
  /** Starts the pending mails that ask for a confirmation, after the answer. */
  greet: () => void;
  clock: () => number;
};

/** Weekly tips: subscribe, confirm, unsubscribe, and the list for their authors. */
export function newsletterRoutes(deps: NewsletterDeps): Router {
  const { newsletter, confirmations, visitors, greet, clock } = deps;
  const router = new Router();
  const now = () => new Date(clock()).toISOString();

  router.post('/api/newsletter', async (ctx) => {
    withoutQuery(ctx);
    const key = idempotencyKey(ctx);
    const signUp = await parseBody(ctx, newsletterSignUpSchema);
    await acceptItem(ctx, key, {
      isKnown: (known) => newsletter.knows(known),
      limit: () => visitors.limitMessages(ctx, 'newsletter'),
      async insert(id) {
        const outcome = await newsletter.subscribe(id, signUp, now());
        greet();
        return outcome;
      },
      status: 'received',
    });
  });

  router.post('/api/newsletter/confirm', async (ctx) => {
    withoutQuery(ctx);
    const { token } = await parseBody(ctx, confirmBodySchema);
    if (!(await confirmations.confirm(token)))
      throw notFound('There is no such sign-up, or its link is too old.');
    ctx.body = { status: 'confirmed' };
  });

  router.post('/api/newsletter/unsubscribe', async (ctx) => {
    withoutQuery(ctx);
    const { token } = await parseBody(ctx, unsubscribeBodySchema);
    if (!(await newsletter.unsubscribe(token, now()))) throw notFound('There is no such subscription.');
    ctx.body = { status: 'unsubscribed' };
  });

  router.get('/api/admin/newsletter.csv', async (ctx) => {
    withoutQuery(ctx);
    const rows = (await newsletter.subscribers()).map(({ email, list, subscribedAt, confirmedAt }) => [
      email,
      list,
      subscribedAt,
      confirmedAt ?? '',
    ]);
    ctx.set('Content-Disposition', 'attachment; filename="newsletter.csv"');
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = csvOf([['email', 'list', 'subscribed', 'confirmed'], ...rows]);
  });

  return router;
}
