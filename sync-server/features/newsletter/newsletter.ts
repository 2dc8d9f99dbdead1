import { Router } from '@koa/router';
import { VISITOR_CALLS } from '#domain/contract/calls/visitor';
import { NEWSLETTER_CALLS } from '#domain/contract/newsletter-issue';
import { NEWSLETTER_LINK_CALLS } from '#domain/contract/newsletter-links';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { csvOf } from '../../lib/csv.ts';
import { notFound } from '../../lib/errors.ts';
import type { Confirmations } from '../../storage/newsletter/confirmations.ts';
import type { Newsletter } from '../../storage/newsletter/newsletter.ts';
import { acceptItem } from '../sync/accept-item.ts';

type NewsletterDeps = {
  newsletter: Newsletter;
  confirmations: Confirmations;
  visitors: Visitors;
  /** Starts sending pending confirmation mails, after the answer. */
  greet: () => void;
  clock: () => number;
};

/** Weekly tips: subscribe, confirm, unsubscribe, and the subscriber list for administrators. */
export function newsletterRoutes(deps: NewsletterDeps): Router {
  const { newsletter, confirmations, visitors, greet, clock } = deps;
  const router = new Router();
  const now = () => new Date(clock()).toISOString();

  serve(router, VISITOR_CALLS.subscribe, (ctx, { key, body }) =>
    acceptItem(ctx, key, {
      isKnown: (known) => newsletter.knows(known),
      limit: () => visitors.limit(ctx, 'newsletter'),
      async insert(id) {
        const outcome = await newsletter.subscribe(id, body, now());
        greet();
        return outcome;
      },
      status: 'received',
    }),
  );

  serve(router, NEWSLETTER_LINK_CALLS.confirmSubscription, async (_, { body: { token } }) => {
    if (!(await confirmations.confirm(token)))
      throw notFound('There is no such sign-up, or its link is too old.');
    return { status: 'confirmed' as const };
  });

  serve(router, NEWSLETTER_LINK_CALLS.unsubscribe, async (_, { body: { token } }) => {
    if (!(await newsletter.unsubscribe(token, now()))) throw notFound('There is no such subscription.');
    return { status: 'unsubscribed' as const };
  });

  serve(router, NEWSLETTER_CALLS.exportNewsletter, async (ctx) => {
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
