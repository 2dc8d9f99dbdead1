import * as z from 'zod/mini';
import { soundRecipeSchema } from '../recipe/recipe.ts';
import { type RecipeSubmission, recipeSubmissionSchema, replySchema } from '../submission/submission.ts';
import { atMost } from '../text/characters.ts';
import { defineCalls, ok, RECIPE_BODY } from './call.ts';

/** A recipe as an administrator publishes it; the server assigns id and date. */
export const publishableRecipeSchema = z.omit(soundRecipeSchema, { id: true, createdAt: true });
export type PublishableRecipe = z.infer<typeof publishableRecipeSchema>;

/** One row of `GET /api/admin/pending-recipes`, oldest first: the recipe as submitted. */
export const pendingRecipeSchema = z.extend(z.omit(recipeSubmissionSchema, { authorId: true }), {
  /** Id for moderation. */
  id: z.uuid(),
  imageUrl: z.nullable(z.string()),
  /** ISO 3166 alpha-2 country of the submitting connection. */
  country: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type PendingRecipe = z.infer<typeof pendingRecipeSchema>;

/** The visitor's submission without the server's own fields. */
export function submissionOf(pending: PendingRecipe): RecipeSubmission {
  const { id: _id, country: _country, createdAt: _createdAt, imageUrl, ...submission } = pending;
  return { ...submission, ...(imageUrl !== null && { imageUrl }) };
}

/**
 * Body of `POST /api/admin/moderate-recipe/{id}`. Approval publishes `recipe`, or without it the automatic conversion of the
 * submission. `moderatorId` is accepted and ignored: the session identifies the administrator.
 */
const moderateRecipeBodySchema = z.strictObject({
  status: z.enum(['approved', 'rejected']),
  /** For the record: only administrators see it. */
  notes: z.optional(z.string().check(atMost(2000))),
  /** Shown to the author, in the queue of the device that sent the recipe. */
  reply: z.optional(replySchema),
  moderatorId: z.optional(z.int()),
  recipe: z.optional(publishableRecipeSchema),
});
export type ModerateRecipeBody = z.infer<typeof moderateRecipeBodySchema>;

const moderateRecipeAnswerSchema = z.strictObject({
  id: z.uuid(),
  status: z.enum(['approved', 'rejected']),
  /** Id of the published recipe; null after a rejection. */
  recipeId: z.nullable(z.int()),
});

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
