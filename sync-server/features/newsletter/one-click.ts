import type { Middleware } from 'koa';
import { unsubscribeBodySchema } from '#domain/contract/newsletter-links';
import { readBody } from '../../http/read-body.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import type { Newsletter } from '../../storage/newsletter/newsletter.ts';

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
