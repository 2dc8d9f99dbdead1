import * as z from 'zod/mini';
import { analyseAnswerSchema, analyseBodySchema } from '../analysis/analysis.ts';
import { RATINGS_PAGE, ratingAcknowledgementSchema, ratingsQuerySchema } from '../review/rating-answer.ts';
import { reviewPostSchema, reviewSchema } from '../review/review.ts';
import {
  adminSessionSchema,
  adminStatsSchema,
  loginBodySchema,
  moderateRatingAnswerSchema,
  moderateRatingBodySchema,
  pendingRatingSchema,
} from './admin.ts';
import { adminStatusSchema } from './admin-status.ts';
import { type Call, ok } from './call.ts';
import { ACCOUNT_CALLS } from './calls/account.ts';
import { ACCOUNTS_CALLS } from './calls/accounts.ts';
import { ANALYTICS_CALLS } from './calls/analytics.ts';
import { ASSISTANT_CALLS } from './calls/assistant.ts';
import { AUDIT_LOG_CALLS } from './calls/audit-log.ts';
import { DASHBOARD_CALLS } from './calls/dashboard.ts';
import { EDITORIAL_CALLS } from './calls/editorial.ts';
import { INTAKE_CALLS } from './calls/intake.ts';
import { NEWSLETTER_CALLS } from './calls/newsletter.ts';
import { PRODUCT_CALLS } from './calls/products.ts';
import { RECIPE_UPKEEP_CALLS } from './calls/recipe-upkeep.ts';
import { SAFETY_REPORT_CALLS } from './calls/safety-reports.ts';
import { SEO_CALLS } from './calls/seo.ts';
import { SEO_CONTENT_CALLS } from './calls/seo-content.ts';
import { SITE_TOOL_CALLS } from './calls/site-tools.ts';
import { SUBMISSION_CALLS } from './calls/submissions.ts';
import { healthSchema } from './health.ts';
import { readPageAnswerSchema } from './read-page.ts';
import { readPageBodySchema } from './read-page-body.ts';
import { apiRecipeSchema, recipesQuerySchema } from './recipes.ts';
import { syncPageSchema, syncQuerySchema } from './sync.ts';

const recipeId = z.int().check(z.positive());

/** Every call of the API. A test compares this list with the server's router. */
export const CALLS: readonly Call[] = [
  ...INTAKE_CALLS,
  ...NEWSLETTER_CALLS,
  ...ANALYTICS_CALLS,
  ...ASSISTANT_CALLS,
  ...SUBMISSION_CALLS,
  ...SAFETY_REPORT_CALLS,
  ...SEO_CALLS,
  ...EDITORIAL_CALLS,
  ...ACCOUNT_CALLS,
  ...ACCOUNTS_CALLS,
  ...AUDIT_LOG_CALLS,
  ...SEO_CONTENT_CALLS,
  ...PRODUCT_CALLS,
  ...RECIPE_UPKEEP_CALLS,
  ...SITE_TOOL_CALLS,
  ...DASHBOARD_CALLS,
  {
    id: 'listRecipes',
    method: 'get',
    path: '/api/recipes',
    summary: 'All published recipes, or those of a category or that match a search.',
    query: recipesQuerySchema,
    answer: ok('The recipes by id.', z.array(apiRecipeSchema)),
    errors: [400],
  },
  {
    id: 'analyseRecipe',
    method: 'post',
    path: '/api/recipes/analyse',
    summary: 'What a recipe written as text contains, lacks, costs and endangers. Nothing is kept of it.',
    body: analyseBodySchema,
    answer: ok('Every line as understood, and what the engines say of the whole.', analyseAnswerSchema),
    errors: [400, 403, 413, 415, 429],
  },
  {
    id: 'readPage',
    method: 'post',
    path: '/api/recipes/read-page',
    summary: 'The recipes of a public page, by its link. Nothing is kept of it.',
    body: readPageBodySchema,
    answer: ok('What the reader understood of the page, and nothing else of it.', readPageAnswerSchema),
    errors: [400, 403, 413, 415, 422, 429],
  },
  {
    id: 'getRecipe',
    method: 'get',
    path: '/api/recipes/{id}',
    summary: 'One recipe.',
    params: { id: recipeId },
    answer: ok('The recipe.', apiRecipeSchema),
    errors: [400, 404],
  },
  {
    id: 'listRatings',
    method: 'get',
    path: '/api/recipes/{id}/ratings',
    summary: `The approved reviews of a recipe, newest first, ${RATINGS_PAGE} on a page.`,
    params: { id: recipeId },
    query: ratingsQuerySchema,
    answer: ok('The reviews.', z.array(reviewSchema)),
    errors: [400, 404],
  },
  {
    id: 'postRating',
    method: 'post',
    path: '/api/recipes/{id}/ratings',
    summary: 'Hands in a review; it appears after moderation.',
    params: { id: recipeId },
    body: reviewPostSchema,
    isIdempotent: true,
    takesSecret: true,
    answer: {
      status: 201,
      description: 'Kept, and waiting for moderation. A repeat carries `Idempotency-Replayed: true`.',
      schema: ratingAcknowledgementSchema,
    },
    errors: [400, 403, 404, 413, 415, 422, 429],
  },
  {
    id: 'sync',
    method: 'get',
    path: '/api/sync',
    summary: 'What changed since a cursor, page by page; everything without one.',
    query: syncQuerySchema,
    answer: ok('One page.', syncPageSchema),
    errors: [400, 410],
  },
  {
    id: 'login',
    method: 'post',
    path: '/api/admin/login',
    summary: 'Signs an administrator in; the session travels in a cookie.',
    body: loginBodySchema,
    answer: ok('Signed in.', adminSessionSchema),
    errors: [400, 401, 403, 413, 415, 429],
  },
  {
    id: 'logout',
    method: 'post',
    path: '/api/admin/logout',
    summary: 'Ends the session.',
    needsSession: true,
    answer: { status: 204, description: 'Signed out.', schema: null },
    errors: [401, 403],
  },
  {
    id: 'getSession',
    method: 'get',
    path: '/api/admin/session',
    summary: 'Who is signed in.',
    needsSession: true,
    answer: ok('The administrator.', adminSessionSchema),
    errors: [401],
  },
  {
    id: 'listPendingRatings',
    method: 'get',
    path: '/api/admin/pending-ratings',
    summary: 'The reviews that wait for moderation, oldest first.',
    needsSession: true,
    answer: ok('The reviews.', z.array(pendingRatingSchema)),
    errors: [401],
  },
  {
    id: 'moderateRating',
    method: 'post',
    path: '/api/admin/moderate-rating/{id}',
    summary: 'Approves or rejects a review.',
    params: { id: z.uuid() },
    needsSession: true,
    body: moderateRatingBodySchema,
    answer: ok('Decided.', moderateRatingAnswerSchema),
    errors: [400, 401, 403, 404, 409, 413, 415],
  },
  {
    id: 'getStats',
    method: 'get',
    path: '/api/admin/stats',
    summary: 'Counts for the overview.',
    needsSession: true,
    answer: ok('The counts.', adminStatsSchema),
    errors: [401],
  },
  {
    id: 'getStatus',
    method: 'get',
    path: '/api/admin/status',
    summary: 'The state of the server: storage, queue of mails, backups, build.',
    needsSession: true,
    answer: ok('The state.', adminStatusSchema),
    errors: [401],
  },
  {
    id: 'livez',
    method: 'get',
    path: '/livez',
    summary: 'Whether the process runs.',
    answer: ok('It runs.', healthSchema),
    errors: [],
  },
  {
    id: 'readyz',
    method: 'get',
    path: '/readyz',
    summary: 'Whether it can serve: the database answers and the catalogue is in place. 503 until then.',
    answer: ok('It serves.', healthSchema),
    errors: [],
  },
  {
    id: 'metrics',
    method: 'get',
    path: '/metrics',
    summary: 'Figures of the server for Prometheus, for the bearer of a token. 404 where none is configured.',
    answer: {
      status: 200,
      description: 'In the text format of Prometheus.',
      schema: null,
      fileType: 'text/plain',
    },
    errors: [400, 401, 404],
  },
  {
    id: 'openapi',
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This description.',
    answer: ok('The description, OpenAPI 3.1.', z.looseObject({ openapi: z.string() })),
    errors: [],
  },
];
