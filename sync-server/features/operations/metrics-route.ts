import { createHash, timingSafeEqual } from 'node:crypto';
import { Router } from '@koa/router';
import { SERVICE_CALLS } from '#domain/contract/service';
import { serve } from '../../http/serve.ts';
import { withoutQuery } from '../../http/validate.ts';
import { ApiError, notFound } from '../../lib/errors.ts';
import type { Metrics } from './metrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Metrics for Prometheus; 404 without a configured token. */
export function metricsRoutes(metrics: Metrics | null, token: string | undefined): Router {
  const router = new Router();
  const expected = digest(`Bearer ${token}`);

  serve(router, SERVICE_CALLS.metrics, async (ctx) => {
    if (metrics === null || token === undefined) throw notFound();
    ctx.set('Cache-Control', 'no-store');
    if (!timingSafeEqual(digest(ctx.get('Authorization')), expected)) {
      throw new ApiError(401, 'unauthorised', 'This address requires a token.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    }
    withoutQuery(ctx);
    const { type, text } = await metrics.text();
    ctx.type = type;
    ctx.body = text;
  });

  return router;
}
