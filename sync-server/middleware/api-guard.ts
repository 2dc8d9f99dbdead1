import type { Context, Middleware } from 'koa';
import { ApiError, unavailable } from '../errors.ts';
import type { Store } from '../storage/store.ts';
import { isTooOld } from './protocol.ts';

/** The router reads addresses without regard to case, so whoever guards them does too. */
const pathOf = (ctx: Context) => ctx.path.toLowerCase();

/** Whether an address belongs to the API, known or not. */
export function isApi(ctx: Context): boolean {
  return pathOf(ctx).startsWith('/api/') || pathOf(ctx) === '/api';
}

/** Whether an address is the administrator's. */
export function isAdminApi(ctx: Context): boolean {
  return pathOf(ctx).startsWith('/api/admin/');
}

/** What holds for every call of the API: nothing is kept by caches unless the answer says so, and 503 without data. */
export function guardApi(store: Store): Middleware {
  return (ctx, next) => {
    if (!isApi(ctx)) return next();
    ctx.set('Cache-Control', 'no-store');
    if (isTooOld(ctx.req)) throw new ApiError(426, 'client-too-old', 'Reload the app to keep syncing.');
    if (ctx.path !== '/api/openapi.json' && !store.isReady()) throw unavailable();
    return next();
  };
}
