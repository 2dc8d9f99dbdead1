import type { Middleware } from 'koa';
import { answerOptions } from './allowed-methods.ts';

const SHARE_PATH = '/share-target';
const METHODS = ['GET', 'HEAD', 'POST'];

/**
 * Answers the system's share sheet if no service worker intercepted the request: redirects to the import. Runs before
 * the origin check, since a share comes from the system and changes nothing here; its body is not read.
 */
export const answerShares: Middleware = (ctx, next) => {
  if (ctx.path !== SHARE_PATH) return next();
  if (!METHODS.includes(ctx.method)) return answerOptions(ctx, [...METHODS, 'OPTIONS'].join(', '));
  ctx.status = 303;
  const address = ctx.method === 'POST' ? '/import?problem=no-worker' : '/import';
  ctx.set({ Location: address, 'Cache-Control': 'no-store' });
};
