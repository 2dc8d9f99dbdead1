import type { Router } from '@koa/router';
import { type ApiParts, apiRouters } from '../api-routers.ts';

/** All API routers without dependencies: creating routes only stores references to them. */
export function unconnectedRouters(): Router[] {
  const nothing = {} as ApiParts;
  return apiRouters({
    ...nothing,
    store: {} as never,
    metrics: {} as never,
    config: {
      publicOrigin: '',
      isSecure: false,
      site: { affiliateTags: {} },
      metricsToken: 'token',
      mailsPerMinute: 1,
      mailFrom: 'no-reply@bowlful.test',
      auditKeptDays: 1,
    },
    headers: {},
  });
}
