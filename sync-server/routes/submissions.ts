import { Router } from '@koa/router';
import * as z from 'zod/mini';
import { recipeSubmissionSchema } from '#domain/submission/submission';
import type { SubmissionOutcome } from '#domain/submission/submission-outcome';
import { notFound } from '../lib/errors.ts';
import { idempotencyKey, parseBody, withoutQuery } from '../middleware/validate.ts';
import type { Visitors } from '../services/visitors.ts';
import type { Submissions } from '../storage/submissions.ts';
import { acceptItem } from './accept-item.ts';

type SubmissionDeps = { submissions: Submissions; visitors: Visitors; clock: () => number };

/** The longest recipe that the form allows, in the longest characters: 40 lines of 200 and 30 steps of 1,000. */
export const RECIPE_BODY_BYTES = 256 * 1024;

/** Submitted recipes, into moderation; a toxic food is for the moderator to see, not a reason to lose the text. */
export function submissionRoutes({ submissions, visitors, clock }: SubmissionDeps): Router {
  const router = new Router();

  router.post('/api/recipes', async (ctx) => {
    withoutQuery(ctx);
    const key = idempotencyKey(ctx);
    const submission = await parseBody(ctx, recipeSubmissionSchema, RECIPE_BODY_BYTES);
    await acceptItem(ctx, key, {
      isKnown: (known) => submissions.isKnown(known),
      limit: () => visitors.limitSubmissions(ctx),
      insert(id) {
        const createdAt = new Date(clock()).toISOString();
        return submissions.insert({ id, submission, country: visitors.country(ctx), createdAt });
      },
      status: 'pending',
    });
  });

  router.get('/api/recipes/submissions/:id', async (ctx) => {
    withoutQuery(ctx);
    const id = z.uuid().safeParse(ctx.params['id']);
    const outcome = id.success ? await submissions.outcome(id.data.toLowerCase()) : null;
    if (outcome === null) throw notFound('There is no such submission.');
    ctx.body = outcome satisfies SubmissionOutcome;
  });

  return router;
}
