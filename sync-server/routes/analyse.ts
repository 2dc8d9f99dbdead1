import { Router } from '@koa/router';
import { analyseBodySchema } from '#domain/contract/analyse';
import { parseBody, withoutQuery } from '../middleware/validate.ts';
import type { Background } from '../services/background/background.ts';
import type { Visitors } from '../services/visitors.ts';

/** What a recipe contains, lacks, costs and endangers; nothing is kept of it. */
export function analyseRoutes(background: Background, visitors: Visitors): Router {
  const router = new Router({ prefix: '/api/recipes' });

  router.post('/analyse', async (ctx) => {
    withoutQuery(ctx);
    await visitors.limitAnalyses(ctx);
    ctx.body = await background.analyse(await parseBody(ctx, analyseBodySchema));
  });

  return router;
}
