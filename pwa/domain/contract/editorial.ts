import * as z from 'zod/mini';
import { soundRecipeSchema } from '../recipe/recipe.ts';
import { PHOTO_TYPES } from '../review/photos.ts';
import { REVIEW_COMMENT_MAX, REVIEW_NAME_MAX, reviewTranslationSchema } from '../review/review.ts';
import { atMost, trimmed } from '../text/characters.ts';
import { publishableRecipeSchema } from './admin-recipes.ts';
import { defineCalls, ok, RECIPE_BODY } from './call.ts';
import {
  erasureAnswerSchema,
  erasureBodySchema,
  erasurePreviewSchema,
  erasureQuerySchema,
  exportBodySchema,
  personalExportSchema,
} from './erasure.ts';
import { ADDRESS_MAX, LINK } from './link.ts';

/** Editorial actions on published content. Withdrawn content stays on the server until it is restored or erased. */
const reason = z.optional(z.string().check(atMost(500)));
const act = <Name extends string>(name: Name) => z.strictObject({ act: z.literal(name), reason });

/**
 * Body of `POST /api/admin/reviews/{id}/acts`. `approve` and `reject` change a decision, `reopen` undoes it. An edited
 * comment loses its translation unless a new one is given.
 */
export const reviewActBodySchema = z.discriminatedUnion('act', [
  act('approve'),
  act('reject'),
  act('reopen'),
  act('withdraw'),
  act('restore'),
  act('withdraw-photo'),
  act('restore-photo'),
  act('withdraw-reply'),
  act('restore-reply'),
  z.strictObject({
    act: z.literal('edit'),
    reason,
    userName: trimmed(1, REVIEW_NAME_MAX),
    comment: trimmed(1, REVIEW_COMMENT_MAX),
    /** The site's reply; null for none. */
    adminReply: z.nullable(trimmed(1, REVIEW_COMMENT_MAX)),
    /** Null for none. */
    translation: z.optional(z.nullable(reviewTranslationSchema)),
  }),
]);
export type ReviewActBody = z.infer<typeof reviewActBodySchema>;

/** Body of `POST /api/admin/recipes/{id}/acts`. */
const recipeActBodySchema = z.discriminatedUnion('act', [
  act('withdraw'),
  act('restore'),
  z.strictObject({ act: z.literal('edit'), reason, recipe: publishableRecipeSchema }),
]);
export type RecipeActBody = z.infer<typeof recipeActBodySchema>;

export const PHOTO_URL_NEEDED = 'Please enter a valid photo URL';

/**
 * Body of `PATCH /api/admin/recipe/{id}/photo`: an https address. The server fetches the photo once and shows its own
 * copy; if it cannot, and for null, it shows the drawn bowl.
 */
const recipePhotoBodySchema = z.strictObject({
  imageUrl: z.nullable(z.string().check(atMost(ADDRESS_MAX), z.regex(LINK, PHOTO_URL_NEEDED))),
});

const publication = z.enum(['published', 'withdrawn']);
const reviewState = z.enum(['pending', 'published', 'rejected', 'withdrawn']);
export type ReviewState = z.infer<typeof reviewState>;
/** Increases with every action; sent back as `If-Match: "{version}"`, which refuses a stale action. */
const version = z.int();

export const actAnswerSchema = z.strictObject({ id: z.string(), version, status: reviewState });
export type ActAnswer = z.infer<typeof actAnswerSchema>;

const publishedQuerySchema = z.strictObject({
  search: z.optional(z.string().check(atMost(80))),
  status: z.optional(publication),
});
export type PublishedQuery = z.infer<typeof publishedQuerySchema>;

/** Query of `GET /api/admin/published-reviews`; without a status, reviews of every one. */
const reviewsQuerySchema = z.strictObject({
  search: z.optional(z.string().check(atMost(80))),
  status: z.optional(reviewState),
  /** Stars. */
  rating: z.optional(z.enum(['1', '2', '3', '4', '5'])),
});
export type ReviewsQuery = z.infer<typeof reviewsQuerySchema>;

/** One row of `GET /api/admin/published-reviews`, newest first, at most 100. */
const publishedReviewSchema = z.strictObject({
  id: z.uuid(),
  version,
  status: reviewState,
  userName: z.string(),
  rating: z.int(),
  comment: z.string(),
  recipeId: z.int(),
  recipeTitle: z.nullable(z.string()),
  createdAt: z.string(),
  /** Its photo, public or not. */
  photoKey: z.nullable(z.string()),
  isPhotoShown: z.boolean(),
  adminReply: z.nullable(z.string()),
  withdrawnReply: z.nullable(z.string()),
  translation: z.nullable(reviewTranslationSchema),
});
export type PublishedReview = z.infer<typeof publishedReviewSchema>;

/** One row of `GET /api/admin/published-recipes`, by id, at most 100. */
const publishedRecipeSchema = z.strictObject({
  id: z.int(),
  version,
  status: publication,
  title: z.string(),
  species: z.enum(['dog', 'cat']),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Whether it is part of the catalogue shipped with the server. */
  isBuiltin: z.boolean(),
});
export type PublishedRecipe = z.infer<typeof publishedRecipeSchema>;

/** Answer of `GET /api/admin/published-recipes/{id}`. */
const recipeForEditSchema = z.extend(publishedRecipeSchema, {
  recipe: z.omit(soundRecipeSchema, { id: true, createdAt: true }),
});
export type RecipeForEdit = z.infer<typeof recipeForEditSchema>;

/** One row of `GET /api/admin/audit`, newest first: administrator, action and target, without content. */
const auditRowSchema = z.strictObject({
  id: z.string(),
  kind: z.string(),
  target: z.string(),
  act: z.string(),
  by: z.string(),
  at: z.string(),
  reason: z.nullable(z.string()),
  /** Names of the fields that an edit changed. */
  fields: z.array(z.string()),
});
export type AuditRow = z.infer<typeof auditRowSchema>;

const recipeId = z.int().check(z.positive());

/** Calls to withdraw, edit, restore and erase published content. */
export const EDITORIAL_CALLS = defineCalls({
  listPublishedReviews: {
    method: 'get',
    path: '/api/admin/published-reviews',
    summary: 'Lists reviews of every status except erased, newest first.',
    query: reviewsQuerySchema,
    needsSession: true,
    answer: ok('At most 100 reviews.', z.array(publishedReviewSchema)),
  },
  actOnReview: {
    method: 'post',
    path: '/api/admin/reviews/{id}/acts',
    summary:
      'Changes or undoes the decision on a review; withdraws, restores or edits it, its photo or its reply.',
    params: { id: z.uuid() },
    takesVersion: true,
    needsSession: true,
    body: reviewActBodySchema,
    answer: ok('Done, or so already.', actAnswerSchema),
    errors: [404, 412],
  },
  listPublishedRecipes: {
    method: 'get',
    path: '/api/admin/published-recipes',
    summary: 'Lists published and withdrawn recipes, by id.',
    query: publishedQuerySchema,
    needsSession: true,
    answer: ok('At most 100 recipes.', z.array(publishedRecipeSchema)),
  },
  getPublishedRecipe: {
    method: 'get',
    path: '/api/admin/published-recipes/{id}',
    summary: 'A published or withdrawn recipe, for editing.',
    params: { id: recipeId },
    needsSession: true,
    answer: ok('The recipe.', recipeForEditSchema),
    errors: [404],
  },
  actOnRecipe: {
    method: 'post',
    path: '/api/admin/recipes/{id}/acts',
    summary: 'Withdraws, restores or edits a published recipe, built-in ones included.',
    params: { id: recipeId },
    takesVersion: true,
    needsSession: true,
    body: recipeActBodySchema,
    bodyLimits: RECIPE_BODY,
    answer: ok('Done, or so already.', actAnswerSchema),
    errors: [404, 412],
  },
  setRecipePhoto: {
    method: 'patch',
    path: '/api/admin/recipe/{id}/photo',
    summary:
      'Sets a recipe’s photo by its address, or removes it; devices get the change with their next sync.',
    params: { id: recipeId },
    takesVersion: true,
    needsSession: true,
    body: recipePhotoBodySchema,
    answer: ok('Done, or so already.', actAnswerSchema),
    errors: [404, 412],
  },
  uploadRecipePhoto: {
    method: 'put',
    path: '/api/admin/recipe/{id}/photo',
    summary: 'Uploads a recipe’s photo, at most 5 MB, and stores it without location and camera data.',
    params: { id: recipeId },
    fileTypes: PHOTO_TYPES,
    takesVersion: true,
    needsSession: true,
    answer: ok('Done.', actAnswerSchema),
    errors: [404, 412, 422],
  },
  listAudit: {
    method: 'get',
    path: '/api/admin/audit',
    summary: 'Lists who withdrew, restored, edited or erased what, newest first.',
    needsSession: true,
    answer: ok('The last 200 actions.', z.array(auditRowSchema)),
  },
  previewErasure: {
    method: 'post',
    path: '/api/admin/erasure/preview',
    summary: 'Finds everything under a name or an e-mail address, or mentioning it.',
    needsSession: true,
    ownerOnly: true,
    body: erasureQuerySchema,
    answer: ok('What would be erased.', erasurePreviewSchema),
  },
  exportPerson: {
    method: 'post',
    path: '/api/admin/erasure/export',
    summary: 'Exports everything stored about a person, found by the same search as for erasure.',
    needsSession: true,
    ownerOnly: true,
    body: exportBodySchema,
    answer: ok('The records.', personalExportSchema),
  },
  erase: {
    method: 'post',
    path: '/api/admin/erasure',
    summary: 'Erases records for good; items still waiting in a device’s queue can’t restore them.',
    needsSession: true,
    ownerOnly: true,
    body: erasureBodySchema,
    answer: ok('Erased.', erasureAnswerSchema),
  },
});
