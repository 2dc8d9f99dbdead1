import { Router } from '@koa/router';
import { type AnalyseInput, analyseBodySchema } from '#domain/analysis/analysis';
import { parseBody, withoutQuery } from '../middleware/validate.ts';
import type { Background } from '../services/background/background.ts';
import type { Visitors } from '../services/visitors.ts';

/** Any length that JSON may have: the schema bounds the lines, and names the field. */
const LIST_MAX = 1000;

/** Bytes × lines of a long recipe: whatever is larger counts as several. */
const USUAL_COST = 500_000;

function costOf({ ingredients, instructions = [] }: AnalyseInput): number {
  const texts = [...ingredients, ...instructions];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return Math.ceil((bytes * texts.length) / USUAL_COST);
}

/** Nutrients, gaps, cost and dangers of a recipe; nothing of it is stored. */
export function analyseRoutes(background: Background, visitors: Visitors): Router {
  const router = new Router({ prefix: '/api/recipes' });

  router.post('/analyse', async (ctx) => {
    withoutQuery(ctx);
    await visitors.limitAnalyses(ctx);
    const body = await parseBody(ctx, analyseBodySchema, undefined, LIST_MAX);
    // Its first hit is counted before the body is read.
    const further = costOf(body) - 1;
    if (further > 0) await visitors.limitAnalyses(ctx, further);
    ctx.body = await background.analyse(body);
  });

  return router;
}
