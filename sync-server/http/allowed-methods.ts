import type { Context, Middleware } from 'koa';
import { ApiError } from '../lib/errors.ts';

/** The router's matches by path, for any method. */
type Layer = { methods: string[]; path: string | RegExp };
type Matched = { matched?: Layer[] };

/** `/api/recipes/analyse` is not a recipe: a route with that exact path hides those with a parameter. */
function mostSpecific(layers: readonly Layer[]): readonly Layer[] {
  const plain = layers.filter(({ path }) => !String(path).includes(':'));
  return plain.length > 0 ? plain : layers;
}

/** Refuses TRACE, which would echo a request with its cookies. */
export const refuseTrace: Middleware = (ctx, next) => {
  if (ctx.method !== 'TRACE') return next();
  throw new ApiError(405, 'method-not-allowed', 'No address accepts TRACE.', {
    headers: { Allow: 'GET, HEAD, OPTIONS' },
  });
};

/**
 * Answers OPTIONS at an address that accepts certain methods.
 * @throws {ApiError} 405 with `Allow` for any other method
 */
export function answerOptions(ctx: Context, allow: string): void {
  if (ctx.method !== 'OPTIONS') {
    throw new ApiError(405, 'method-not-allowed', `This address accepts ${allow}.`, {
      headers: { Allow: allow },
    });
  }
  ctx.status = 204;
  ctx.set('Allow', allow);
}

/** Answers OPTIONS, and 405 with `Allow` if the address exists without that method. */
export const answerMethods: Middleware = async (ctx, next) => {
  const layers = mostSpecific((ctx as Matched).matched ?? []);
  const methods = [...new Set(layers.flatMap((layer) => layer.methods))];
  if (methods.length === 0 || methods.includes(ctx.method)) return next();
  answerOptions(ctx, [...methods, 'OPTIONS'].join(', '));
};
