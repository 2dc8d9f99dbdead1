import { Router } from '@koa/router';
import {
  assistantQuerySchema,
  createRecipeBodySchema,
  explanationsBodySchema,
} from '#domain/assistant/answers';
import { invalid } from '../lib/errors.ts';
import { parseBody, withoutQuery } from '../middleware/validate.ts';
import type { Background } from '../services/background/background.ts';
import type { Catalogue } from '../services/catalogue.ts';
import type { Visitors } from '../services/visitors.ts';

type AssistantDeps = { background: Background; catalogue: Catalogue; visitors: Visitors };

/** Questions in plain language; nothing of them is stored. */
export function assistantRoutes({ background, catalogue, visitors }: AssistantDeps): Router {
  const router = new Router({ prefix: '/api/ai' });

  router.post('/search', async (ctx) => {
    withoutQuery(ctx);
    await visitors.limitQuestions(ctx);
    const body = await parseBody(ctx, assistantQuerySchema);
    ctx.body = await background.ask(body, (await catalogue.snapshot()).recipes);
  });

  router.post('/create-recipe', async (ctx) => {
    withoutQuery(ctx);
    await visitors.limitQuestions(ctx);
    const body = await parseBody(ctx, createRecipeBodySchema);
    const answer = await background.create(body);
    if ('refusal' in answer) throw invalid(answer.refusal, 'requirements');
    ctx.body = answer;
  });

  router.post('/recipe-explanations', async (ctx) => {
    withoutQuery(ctx);
    await visitors.limitQuestions(ctx);
    ctx.body = await background.explain(await parseBody(ctx, explanationsBodySchema));
  });

  return router;
}
