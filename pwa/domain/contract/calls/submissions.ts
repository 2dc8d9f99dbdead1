import * as z from 'zod/mini';
import {
  moderateRecipeAnswerSchema,
  moderateRecipeBodySchema,
  pendingRecipeSchema,
} from '../admin-recipes.ts';
import { defineCalls, ok, RECIPE_BODY } from '../call.ts';

/** Moderation of the recipes that visitors sent in. */
export const SUBMISSION_CALLS = defineCalls({
  listPendingRecipes: {
    method: 'get',
    path: '/api/admin/pending-recipes',
    summary: 'Lists recipes waiting for moderation, oldest first.',
    needsSession: true,
    answer: ok('The recipes as submitted.', z.array(pendingRecipeSchema)),
  },
  moderateRecipe: {
    method: 'post',
    path: '/api/admin/moderate-recipe/{id}',
    summary: 'Publishes a submitted recipe, once and under its own id, or rejects it.',
    params: { id: z.uuid() },
    needsSession: true,
    body: moderateRecipeBodySchema,
    bodyLimits: RECIPE_BODY,
    answer: ok('Decided.', moderateRecipeAnswerSchema),
    errors: [404, 409],
  },
});
