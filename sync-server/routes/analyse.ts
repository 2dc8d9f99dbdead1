import { Router } from '@koa/router';
import { fullAnalysis } from '#domain/analysis/full-analysis';
import { analyseBodySchema } from '#domain/contract/analyse';
import { parseBody, withoutQuery } from '../middleware/validate.ts';
import type { Visitors } from '../services/visitors.ts';

/** What a recipe contains, lacks, costs and endangers; nothing is kept of it. */
export function analyseRoutes(visitors: Visitors): Router {
  const router = new Router({ prefix: '/api/recipes' });

  router.post('/analyse', async (ctx) => {
    withoutQuery(ctx);
    await visitors.limitAnalyses(ctx);
    ctx.body = fullAnalysis(await parseBody(ctx, analyseBodySchema));
  });

  return router;
}
