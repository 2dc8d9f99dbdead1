import type { Middleware } from 'koa';
import { ApiError } from '../lib/errors.ts';

const SHARE_PATH = '/share-target';
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const ALLOW = METHODS.join(', ');

/**
 * Answers the system's share sheet if no service worker intercepted the request: redirects to the import. Runs before
 * the origin check, since a share comes from the system and changes nothing here; its body is not read.
 */
export const answerShares: Middleware = (ctx, next) => {
  if (ctx.path !== SHARE_PATH) return next();
  if (!METHODS.includes(ctx.method)) {
    throw new ApiError(405, 'method-not-allowed', `This address accepts ${ALLOW}.`, {
      headers: { Allow: ALLOW },
    });
  }
  if (ctx.method === 'OPTIONS') {
    ctx.status = 204;
    ctx.set('Allow', ALLOW);
    return;
  }
  ctx.status = 303;
  const address = ctx.method === 'POST' ? '/import?problem=no-worker' : '/import';
  ctx.set({ Location: address, 'Cache-Control': 'no-store' });
};
