import { Router } from '@koa/router';
import { analyseBodySchema } from '#domain/analysis/analysis';
import { parseBody, withoutQuery } from '../middleware/validate.ts';
import type { Background } from '../services/background/background.ts';
import type { Visitors } from '../services/visitors.ts';

/** Any length that JSON may have: the schema bounds the lines, and names the field. */
const LIST_MAX = 1000;

/** Nutrients, gaps, cost and dangers of a recipe; nothing of it is stored. */
export function analyseRoutes(background: Background, visitors: Visitors): Router {
  const router = new Router({ prefix: '/api/recipes' });

  router.post('/analyse', async (ctx) => {
    withoutQuery(ctx);
    await visitors.limitAnalyses(ctx);
    const body = await parseBody(ctx, analyseBodySchema, undefined, LIST_MAX);
    ctx.body = await background.analyse(body);
  });

  return router;
}
