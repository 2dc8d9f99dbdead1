import type { Router } from '@koa/router';
import { type ApiParts, apiRouters } from '../api-routers.ts';
import { readConfig } from '../lib/config.ts';

/** All API routers without dependencies: creating routes only stores references to them. */
export function unconnectedRouters(): Router[] {
  const nothing = {} as ApiParts;
  return apiRouters({
    ...nothing,
    store: {} as never,
    metrics: {} as never,
    config: readConfig({ METRICS_TOKEN: 'a-token-of-the-tests' }),
    headers: {},
  });
}
