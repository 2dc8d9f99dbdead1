import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { CALLS } from '#domain/contract/registry';
import { PROTOCOL_HEADER } from '#domain/sync/exchange';
import { ApiError, unavailable } from '../lib/errors.ts';
import type { Store } from '../storage/store/store.ts';

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

/** Defaults of the API: no caching unless the answer allows it, 426 for outdated clients, 503 without the database. */
export function guardApi(store: Store): Middleware {
  return (ctx, next) => {
    if (!isApi(ctx)) return next();
    ctx.set('Cache-Control', 'no-store');
    if (isTooOld(ctx.req)) throw new ApiError(426, 'client-too-old', 'Reload the app to keep syncing.');
    if (ctx.path !== '/api/openapi.json' && !store.isReady()) throw unavailable();
    return next();
  };
}

/** The oldest supported client version; newer ones and callers without a version are always supported. */
const OLDEST_PROTOCOL = 1;
/** Node lowercases header names. */
const HEADER = PROTOCOL_HEADER.toLowerCase();

/** True for a client whose protocol version is no longer supported. */
export function isTooOld(req: IncomingMessage): boolean {
  const version = req.headers[HEADER];
  return typeof version === 'string' && /^\d{1,9}$/.test(version) && Number(version) < OLDEST_PROTOCOL;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Origin of the request by headers that a page cannot set itself. */
function sender(ctx: Context, publicOrigin: string): 'same-origin' | 'foreign' | 'unknown' {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin' || site === 'none' ? 'same-origin' : 'foreign';
  const origin = ctx.get('Origin');
  if (origin === '') return 'unknown';
  return origin === publicOrigin ? 'same-origin' : 'foreign';
}

/**
 * CSRF protection: refuses writes that another site makes a browser send. A caller without any origin is not a
 * browser: it may write where no session is needed, which JSON (a cross-site request needs a preflight) and the
 * limits protect; under `/api/admin` an origin is required.
 */
export function requireSameOrigin(publicOrigin: string): Middleware {
  return (ctx, next) => {
    if (SAFE_METHODS.has(ctx.method)) return next();
    const from = sender(ctx, publicOrigin);
    if (from === 'foreign' || (from === 'unknown' && isAdminApi(ctx))) {
      throw new ApiError(403, 'forbidden-origin', `This call is accepted only from ${publicOrigin}.`);
    }
    return next();
  };
}
