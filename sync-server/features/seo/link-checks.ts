import { Router } from '@koa/router';
import { DASHBOARD_CALLS } from '#domain/contract/dashboard';
import { noteAct } from '../../http/act-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { notFound, tooManyRequests } from '../../lib/errors.ts';
import type { LinkChecker } from './link-checks/link-checker.ts';

const HOUR_SECONDS = 60 * 60;

/** Checks shop links, behind the session check. */
export function linkCheckRoutes(checker: LinkChecker): Router {
  const router = new Router();

  serve(router, DASHBOARD_CALLS.getLinkStatus, () => checker.status());

  serve(router, DASHBOARD_CALLS.checkLinks, async (ctx) => {
    const { isEnabled } = await checker.status();
    if (!isEnabled) throw notFound('Link checks are off. Set LINK_CHECKS to on.');
    if (!(await checker.start(nameOf(ctx)))) {
      throw tooManyRequests('The links were already checked within the hour.', HOUR_SECONDS);
    }
    const status = await checker.status();
    noteAct(ctx, { target: 'links', after: { links: status.run?.total ?? 0 } });
    return status;
  });

  return router;
}
