import { Router } from '@koa/router';
import { VISITOR_CALLS } from '#domain/contract/visitor';
import { serve } from '../../http/serve.ts';
import { uuidOf } from '../../http/validate.ts';
import type { Visitors } from '../../http/visitors.ts';
import { notFound } from '../../lib/errors.ts';
import type { Submissions } from '../../storage/submissions.ts';
import { acceptItem } from '../sync/accept-item.ts';

type SubmissionDeps = { submissions: Submissions; visitors: Visitors; clock: () => number };

/** Accepts recipes for moderation. A toxic food is for the moderator to judge, not a reason to lose the text. */
export function submissionRoutes({ submissions, visitors, clock }: SubmissionDeps): Router {
  const router = new Router();

  serve(router, VISITOR_CALLS.postRecipe, (ctx, { key, body: submission }) =>
    acceptItem(ctx, key, {
      isKnown: (known) => submissions.isKnown(known),
      limit: () => visitors.limit(ctx, 'recipe'),
      insert(id) {
        const createdAt = new Date(clock()).toISOString();
        return submissions.insert({ id, submission, country: visitors.country(ctx), createdAt });
      },
      status: 'pending',
    }),
  );

  serve(router, VISITOR_CALLS.getSubmissionOutcome, async (_, { params }) => {
    const id = uuidOf(params.id);
    const outcome = id === null ? null : await submissions.outcome(id);
    if (outcome === null) throw notFound('There is no such submission.');
    return outcome;
  });

  return router;
}
