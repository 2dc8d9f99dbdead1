import type { Middleware } from 'koa';
import { ApiError } from '../errors.ts';

/** What the router remembers of the routes whose path fits, whatever their method. */
type Matched = { matched?: { methods: string[] }[] };

/** Answers OPTIONS, and 405 with `Allow` where the address exists and the method does not. */
export const answerMethods: Middleware = async (ctx, next) => {
  const layers = (ctx as Matched).matched ?? [];
  const methods = [...new Set(layers.flatMap((layer) => layer.methods))];
  if (methods.length === 0 || methods.includes(ctx.method)) return next();
  const allow = [...methods, 'OPTIONS'].join(', ');
  if (ctx.method === 'OPTIONS') {
    ctx.status = 204;
    ctx.set('Allow', allow);
    return;
  }
  throw new ApiError(405, 'method-not-allowed', `This address takes ${allow}.`, {
    headers: { Allow: allow },
  });
};
