import { Router } from '@koa/router';
import type { AdminStatus } from '#domain/contract/admin-status';
import { withoutQuery } from '../middleware/validate.ts';

/** The state of the server, behind the session check. */
export function adminStatusRoutes(status: () => Promise<AdminStatus>): Router {
  const router = new Router({ prefix: '/api/admin' });

  router.get('/status', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = await status();
  });

  return router;
}
