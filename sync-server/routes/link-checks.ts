import { Router } from '@koa/router';
import type { LinkStatus } from '#domain/contract/link-checks';
import { notFound, tooManyRequests } from '../lib/errors.ts';
import { noBody, withoutQuery } from '../middleware/validate.ts';
import { noteAct } from '../services/act-notes.ts';
import type { LinkChecker } from '../services/link-checks/link-checker.ts';

const HOUR_SECONDS = 60 * 60;

/** Looks at the links to shops, behind the session check. */
export function linkCheckRoutes(checker: LinkChecker): Router {
  const router = new Router({ prefix: '/api/admin/link-checks' });

  router.get('/', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = (await checker.status()) satisfies LinkStatus;
  });

  router.post('/', async (ctx) => {
    withoutQuery(ctx);
    await noBody(ctx);
    const { isEnabled } = await checker.status();
    if (!isEnabled) throw notFound('Checks of links are switched off: set LINK_CHECKS to on.');
    if (!(await checker.start(String(ctx.state['username'])))) {
      throw tooManyRequests('The links were looked at within this hour.', HOUR_SECONDS);
    }
    const status: LinkStatus = await checker.status();
    noteAct(ctx, { target: 'links', after: { links: status.run?.total ?? 0 } });
    ctx.body = status;
  });

  return router;
}
