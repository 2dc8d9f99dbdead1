import { Router } from '@koa/router';
import { ADMIN_CALLS, type AdminStatus } from '#domain/contract/admin';
import { serve } from '../../http/serve.ts';

/** Server status, behind the session check. */
export function adminStatusRoutes(status: () => Promise<AdminStatus>): Router {
  const router = new Router();

  serve(router, ADMIN_CALLS.getStatus, status);
  return router;
}
