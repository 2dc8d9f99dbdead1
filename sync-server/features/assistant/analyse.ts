import { Router } from '@koa/router';
import type { AnalyseInput } from '#domain/analysis/analysis';
import { CATALOGUE_CALLS } from '#domain/contract/recipes';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import type { Background } from '../jobs/background.ts';

/** Bytes × lines of a long recipe; a larger one counts as several calls. */
const USUAL_COST = 500_000;

function costOf({ ingredients, instructions = [] }: AnalyseInput): number {
  const texts = [...ingredients, ...instructions];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return Math.ceil((bytes * texts.length) / USUAL_COST);
}

/** Nutrients, gaps, cost and dangers of a recipe; nothing is stored. */
export function analyseRoutes(background: Background, visitors: Visitors): Router {
  const router = new Router();

  serve(
    router,
    CATALOGUE_CALLS.analyseRecipe,
    async (ctx, { body }) => {
      // The first hit is counted before the body is read.
      const further = costOf(body) - 1;
      if (further > 0) await visitors.limit(ctx, 'analyse', further);
      return await background.analyse(body);
    },
    (ctx) => visitors.limit(ctx, 'analyse'),
  );

  return router;
}
