import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import type { Acknowledgement } from '#domain/contract/acknowledgement';
import { REPLAYED_HEADER } from '#domain/contract/ratings';
import { recipeSubmissionSchema } from '#domain/recipe/submission';
import { ApiError } from '../errors.ts';
import { idempotencyKey, parseBody, withoutQuery } from '../middleware/validate.ts';
import type { Visitors } from '../services/visitors.ts';
import type { Submissions } from '../storage/submissions.ts';

type SubmissionDeps = { submissions: Submissions; visitors: Visitors; clock: () => number };

/** The longest recipe that the form allows, in the longest letters: 40 lines of 200 and 30 steps of 1,000. */
export const RECIPE_BODY_BYTES = 256 * 1024;

/** Recipes of visitors, into moderation; a toxic food is the moderator's to see, not a reason to lose the words. */
export function submissionRoutes({ submissions, visitors, clock }: SubmissionDeps): Router {
  const router = new Router();

  router.post('/api/recipes', async (ctx) => {
    withoutQuery(ctx);
    const key = idempotencyKey(ctx);
    const submission = await parseBody(ctx, recipeSubmissionSchema, RECIPE_BODY_BYTES);
    // A repeat costs nothing, so a queue that drains under limits loses none of its places to retries.
    const isRepeat = key !== undefined && (await submissions.isKnown(key));
    if (!isRepeat) await visitors.limitSubmissions(ctx);
    const id = key ?? randomUUID();
    const createdAt = new Date(clock()).toISOString();
    const outcome = await submissions.insert({ id, submission, country: visitors.country(ctx), createdAt });
    if (outcome === 'conflict') {
      throw new ApiError(422, 'key-reused', 'Your first version has already arrived.');
    }
    if (outcome === 'replayed') ctx.set(REPLAYED_HEADER, 'true');
    ctx.status = 201;
    ctx.body = { id, status: 'pending' } satisfies Acknowledgement;
  });

  return router;
}
