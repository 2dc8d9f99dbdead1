import type { Router } from '@koa/router';
import { type ApiParts, apiRouters } from '../api-routers.ts';

/** Every router of the API without anything behind it: routes only hold on to their parts. */
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
