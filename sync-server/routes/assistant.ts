import { Router } from '@koa/router';
import { NothingLeftError } from '#domain/assistant/create-recipe';
import {
  assistantQuerySchema,
  createRecipeBodySchema,
  explanationsBodySchema,
} from '#domain/contract/assistant';
import { invalid } from '../errors.ts';
import { parseBody, withoutQuery } from '../middleware/validate.ts';
import type { Assistant } from '../services/assistant.ts';
import type { Catalogue } from '../services/catalogue.ts';
import type { Visitors } from '../services/visitors.ts';

type AssistantDeps = { assistant: Assistant; catalogue: Catalogue; visitors: Visitors };

/** Questions in plain words; nothing is kept of them. */
export function assistantRoutes({ assistant, catalogue, visitors }: AssistantDeps): Router {
  const router = new Router({ prefix: '/api/ai' });

  router.post('/search', async (ctx) => {
    withoutQuery(ctx);
    await visitors.limitQuestions(ctx);
    const body = await parseBody(ctx, assistantQuerySchema);
    ctx.body = await assistant.search(body, (await catalogue.snapshot()).recipes);
  });

  router.post('/create-recipe', async (ctx) => {
    withoutQuery(ctx);
    await visitors.limitQuestions(ctx);
    const body = await parseBody(ctx, createRecipeBodySchema);
    try {
      ctx.body = await assistant.create(body);
    } catch (error) {
      if (error instanceof NothingLeftError) throw invalid(error.message, 'requirements');
      throw error;
    }
  });

  router.post('/recipe-explanations', async (ctx) => {
    withoutQuery(ctx);
    await visitors.limitQuestions(ctx);
    ctx.body = await assistant.explain(await parseBody(ctx, explanationsBodySchema));
  });

  return router;
}
