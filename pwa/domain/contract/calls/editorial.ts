import * as z from 'zod/mini';
import { type Call, ok } from '../call.ts';
import {
  actAnswerSchema,
  auditRowSchema,
  publishedQuerySchema,
  publishedRecipeSchema,
  publishedReviewSchema,
  recipeActBodySchema,
  recipeForEditSchema,
  reviewActBodySchema,
} from '../editorial.ts';
import {
  erasureAnswerSchema,
  erasureBodySchema,
  erasurePreviewSchema,
  erasureQuerySchema,
} from '../erasure.ts';

const recipeId = z.int().check(z.positive());
const ACT_ERRORS = [400, 401, 403, 404, 412, 413, 415];

/** Calls to withdraw, edit, restore and erase published content. */
export const EDITORIAL_CALLS: readonly Call[] = [
  {
    id: 'listPublishedReviews',
    method: 'get',
    path: '/api/admin/published-reviews',
    summary: 'Published and withdrawn reviews, the last published first.',
    query: publishedQuerySchema,
    needsSession: true,
    answer: ok('At most 100 reviews.', z.array(publishedReviewSchema)),
    errors: [400, 401],
  },
  {
    id: 'actOnReview',
    method: 'post',
    path: '/api/admin/reviews/{id}/acts',
    summary: 'Withdraws, restores or edits a published review, its photo or its reply.',
    params: { id: z.uuid() },
    takesVersion: true,
    needsSession: true,
    body: reviewActBodySchema,
    answer: ok('Done, or so already.', actAnswerSchema),
    errors: ACT_ERRORS,
  },
  {
    id: 'listPublishedRecipes',
    method: 'get',
    path: '/api/admin/published-recipes',
    summary: 'Published and withdrawn recipes, by id.',
    query: publishedQuerySchema,
    needsSession: true,
    answer: ok('The recipes.', z.array(publishedRecipeSchema)),
    errors: [400, 401],
  },
  {
    id: 'getPublishedRecipe',
    method: 'get',
    path: '/api/admin/published-recipes/{id}',
    summary: 'A published or withdrawn recipe, to edit.',
    params: { id: recipeId },
    needsSession: true,
    answer: ok('The recipe.', recipeForEditSchema),
    errors: [401, 404],
  },
  {
    id: 'actOnRecipe',
    method: 'post',
    path: '/api/admin/recipes/{id}/acts',
    summary: 'Withdraws, restores or edits a published recipe, a built-in one too.',
    params: { id: recipeId },
    takesVersion: true,
    needsSession: true,
    body: recipeActBodySchema,
    answer: ok('Done, or so already.', actAnswerSchema),
    errors: ACT_ERRORS,
  },
  {
    id: 'listAudit',
    method: 'get',
    path: '/api/admin/audit',
    summary: 'Who withdrew, restored, edited or erased what, newest first.',
    needsSession: true,
    answer: ok('The last 200 acts.', z.array(auditRowSchema)),
    errors: [401],
  },
  {
    id: 'previewErasure',
    method: 'post',
    path: '/api/admin/erasure/preview',
    summary: 'Everything that bears or mentions a name or an e-mail.',
    needsSession: true,
    body: erasureQuerySchema,
    answer: ok('What would be erased.', erasurePreviewSchema),
    errors: [400, 401, 403, 413, 415],
  },
  {
    id: 'erase',
    method: 'post',
    path: '/api/admin/erasure',
    summary: 'Erases for good; what waits in a queue cannot bring it back.',
    needsSession: true,
    body: erasureBodySchema,
    answer: ok('Erased.', erasureAnswerSchema),
    errors: [400, 401, 403, 413, 415],
  },
];
