import type { Router } from '@koa/router';
import { type ApiParts, apiRouters } from '../api-routers.ts';
import { readConfig } from '../lib/config.ts';

/** All API routers on empty stubs: creating routes calls no dependency. */
export function unconnectedRouters(): Router[] {
  const nothing = {} as ApiParts;
  return apiRouters({
    ...nothing,
    store: {} as never,
    metrics: {} as never,
    config: readConfig({}),
    headers: {},
  });
}
