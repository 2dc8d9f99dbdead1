import type { Context, Middleware } from 'koa';
import { ApiError } from '../errors.ts';
import { isAdminApi } from './api-guard.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What the request proves about where it comes from: headers that a page cannot set itself. */
function sender(ctx: Context, publicOrigin: string): 'same-origin' | 'foreign' | 'unknown' {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin' || site === 'none' ? 'same-origin' : 'foreign';
  const origin = ctx.get('Origin');
  if (origin === '') return 'unknown';
  return origin === publicOrigin ? 'same-origin' : 'foreign';
}

/**
 * Refuses writes that another site makes a browser send. A caller that names no origin at all is no browser: it may
 * write what needs no session, which rests on JSON (never sent across sites without asking) and on the limits;
 * under `/api/admin` it has to name the origin too.
 */
export function requireSameOrigin(publicOrigin: string): Middleware {
  return (ctx, next) => {
    if (SAFE_METHODS.has(ctx.method)) return next();
    const from = sender(ctx, publicOrigin);
    if (from === 'foreign' || (from === 'unknown' && isAdminApi(ctx))) {
      throw new ApiError(403, 'forbidden-origin', `This call is accepted from ${publicOrigin} only.`);
    }
    return next();
  };
}
