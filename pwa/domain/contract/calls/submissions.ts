import * as z from 'zod/mini';
import { recipeSubmissionSchema } from '../../submission/submission.ts';
import { submissionOutcomeSchema } from '../../submission/submission-outcome.ts';
import { acknowledgementSchema } from '../../sync/acknowledgement.ts';
import {
  moderateRecipeAnswerSchema,
  moderateRecipeBodySchema,
  pendingRecipeSchema,
} from '../admin-recipes.ts';
import { defineCalls, ok, RECIPE_BODY } from '../call.ts';

/** Recipes sent in by visitors, and their moderation. */
export const SUBMISSION_CALLS = defineCalls({
  postRecipe: {
    method: 'post',
    path: '/api/recipes',
    summary: 'Hands in a recipe; it appears after moderation.',
    body: recipeSubmissionSchema,
    bodyLimits: RECIPE_BODY,
    isIdempotent: true,
    answer: {
      status: 201,
      description: 'Kept, and waiting for moderation. A repeat carries `Idempotency-Replayed: true`.',
      schema: acknowledgementSchema,
    },
    errors: [400, 403, 413, 415, 422, 429],
  },
  getSubmissionOutcome: {
    method: 'get',
    path: '/api/recipes/submissions/{id}',
    summary: 'What became of a recipe that was sent in, for its sender: the id is the key it was sent with.',
    params: { id: z.uuid() },
    answer: ok('The decision, or that there is none yet.', submissionOutcomeSchema),
    errors: [400, 404],
  },
  listPendingRecipes: {
    method: 'get',
    path: '/api/admin/pending-recipes',
    summary: 'The recipes that wait for moderation, oldest first.',
    needsSession: true,
    answer: ok('The recipes as they were sent in.', z.array(pendingRecipeSchema)),
    errors: [401],
  },
  moderateRecipe: {
    method: 'post',
    path: '/api/admin/moderate-recipe/{id}',
    summary: 'Publishes a recipe that was sent in, once and under an id of its own, or rejects it.',
    params: { id: z.uuid() },
    needsSession: true,
    body: moderateRecipeBodySchema,
    bodyLimits: RECIPE_BODY,
    answer: ok('Decided.', moderateRecipeAnswerSchema),
    errors: [400, 401, 403, 404, 409, 413, 415],
  },
});
