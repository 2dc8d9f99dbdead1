import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { NEWSLETTER_CALLS } from '#domain/contract/newsletter-issue';
import { NEWSLETTER_LINK_CALLS, unsubscribeBodySchema } from '#domain/contract/newsletter-links';
import { VISITOR_CALLS } from '#domain/contract/visitor';
import { readBody } from '../../http/read-body.ts';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { csvOf } from '../../lib/csv.ts';
import { ApiError, invalid, notFound } from '../../lib/errors.ts';
import {
  type Confirmations,
  confirmationSecret,
  type Greeting,
} from '../../storage/newsletter/confirmations.ts';
import type { Newsletter } from '../../storage/newsletter/newsletter.ts';
import type { Store } from '../../storage/store/store.ts';
import { type Mailer, MailOutcomeUnknown } from '../mail/mailer.ts';
import { acceptItem } from '../sync/accept-item.ts';
import { confirmationMail } from './newsletter-mail.ts';

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

const PATH = '/unsubscribe';
const BODY_BYTES = 4 * 1024;
/** As a URL-encoded or multipart form, whichever a provider sends. */
const ONE_CLICK = /List-Unsubscribe(?:=|"\s+)One-Click/;

/**
 * Ends a subscription when a mail provider posts to the address in `List-Unsubscribe` (RFC 8058). Runs before the origin
 * check: a provider has no page of ours, cookies don't count here, and only the token in the address decides. A GET of that
 * address still shows the page with the button.
 */
export function answerOneClick({ newsletter }: { newsletter: Newsletter }, clock: () => number): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'POST' || ctx.path !== PATH) return await next();
    ctx.set('Cache-Control', 'no-store');
    const query = Object.fromEntries(new URLSearchParams(ctx.querystring));
    const given = unsubscribeBodySchema.safeParse(query);
    if (!given.success) throw invalid('This link is not complete.', 'token');
    if (!ONE_CLICK.test((await readBody(ctx.req, BODY_BYTES)).toString('latin1'))) {
      throw invalid('The body must be List-Unsubscribe=One-Click.');
    }
    if (!(await newsletter.unsubscribe(given.data.token, new Date(clock()).toISOString()))) {
      throw notFound('There is no such subscription.');
    }
    ctx.body = { status: 'unsubscribed' };
  };
}

/** The last attempt is made after about 35 hours. */
const ATTEMPTS_MAX = 12;
const EVERY_MS = 60_000;

type Deps = { store: Store; mailer: Mailer; logger: Logger; publicOrigin: string };

/** True if a retry may help; a message that may have arrived is not sent twice. */
function mayHelp(error: unknown): boolean {
  return !(error instanceof MailOutcomeUnknown) && !(error instanceof ApiError && error.status === 422);
}

/**
 * Asks new subscribers to confirm, after their call: the time a delivery takes would reveal a known address.
 * Failures are retried for a day and a half, by any process.
 * @returns a function that starts a round at once
 */
export function greetSubscribers({ store, mailer, logger, publicOrigin }: Deps): () => void {
  async function greet({ key, subscriptionId, token, attempts }: Greeting): Promise<void> {
    const subscription = await store.newsletter.find(subscriptionId);
    if (subscription !== null && (await store.confirmations.claimMail(subscriptionId, key))) {
      try {
        const secret = confirmationSecret(token);
        await store.confirmations.open(subscriptionId, key, secret);
        await mailer.send(confirmationMail(key, subscription, secret, publicOrigin));
      } catch (error) {
        logger.warn({ err: error, attempts }, 'newsletter greeting');
        if (mayHelp(error) && attempts < ATTEMPTS_MAX) return;
      }
    }
    if (subscription?.token !== token) await store.newsletter.forgetToken(token);
    await store.greetings.settle(key);
  }

  async function round(): Promise<void> {
    if (!store.isReady()) return;
    for (;;) {
      const due = await store.greetings.takeDue();
      if (due.length === 0) return;
      for (const greeting of due) await greet(greeting);
    }
  }
  return store.whileOpen(round, EVERY_MS).wake;
}
