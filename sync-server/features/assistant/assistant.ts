import { Router } from '@koa/router';
import { ASSISTANT_CALLS } from '#domain/contract/assistant';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { invalid } from '../../lib/errors.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Background } from '../jobs/background.ts';

type AssistantDeps = { background: Background; catalogue: Catalogue; visitors: Visitors };

/** Questions in plain language; nothing is stored. */
export function assistantRoutes({ background, catalogue, visitors }: AssistantDeps): Router {
  const router = new Router();

  serve(
    router,
    ASSISTANT_CALLS.askAssistant,
    async (_, { body }) => await background.ask(body, (await catalogue.snapshot()).recipes),
    (ctx) => visitors.limit(ctx, 'question'),
  );

  serve(
    router,
    ASSISTANT_CALLS.createCustomRecipe,
    async (_, { body }) => {
      const answer = await background.create(body);
      if ('refusal' in answer) throw invalid(answer.refusal, 'requirements');
      return answer;
    },
    (ctx) => visitors.limit(ctx, 'question'),
  );

  serve(
    router,
    ASSISTANT_CALLS.explainRecipeSteps,
    (_, { body }) => background.explain(body),
    (ctx) => visitors.limit(ctx, 'question'),
  );

  return router;
}
