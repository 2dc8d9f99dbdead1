import type { Context, Middleware } from 'koa';
import { CALLS } from '#domain/contract/registry';
import { ApiError, unavailable } from '../lib/errors.ts';
import type { Store } from '../storage/store/store.ts';
import { isTooOld } from './protocol.ts';

/** The router matches paths case-insensitively, so the guards do too. */
const pathOf = (ctx: Context) => ctx.path.toLowerCase();

/** True for API paths, known or not. */
export function isApi(ctx: Context): boolean {
  return pathOf(ctx).startsWith('/api/') || pathOf(ctx) === '/api';
}

/** Admin calls whose documented path doesn't show it. */
const FURTHER_ADMIN_PATHS: ReadonlySet<string> = new Set(
  CALLS.filter(({ needsSession }) => needsSession).map(({ path }) => path),
);

/** True for admin paths. */
export function isAdminApi(ctx: Context): boolean {
  const path = pathOf(ctx);
  return path.startsWith('/api/admin/') || FURTHER_ADMIN_PATHS.has(path.replace(/\/$/, ''));
}

/** Defaults of the API: no caching unless the answer allows it, and 503 without the database. */
export function guardApi(store: Store): Middleware {
  return (ctx, next) => {
    if (!isApi(ctx)) return next();
    ctx.set('Cache-Control', 'no-store');
    if (isTooOld(ctx.req)) throw new ApiError(426, 'client-too-old', 'Reload the app to keep syncing.');
    if (ctx.path !== '/api/openapi.json' && !store.isReady()) throw unavailable();
    return next();
  };
}
