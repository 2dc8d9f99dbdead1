import type { Context, Middleware } from 'koa';
import { ApiError } from '../lib/errors.ts';
import { isAdminApi } from './api-guard.ts';

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
