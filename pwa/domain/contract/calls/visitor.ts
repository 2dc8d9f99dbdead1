import * as z from 'zod/mini';
import { contactMessageSchema } from '../../messages/contact-message.ts';
import { emailShareSchema } from '../../messages/email-share.ts';
import { safetyReportSchema } from '../../messages/safety-report.ts';
import { newsletterSignUpSchema } from '../../messages/sign-up.ts';
import { PHOTO_TYPES } from '../../review/photos.ts';
import { ratingAcknowledgementSchema } from '../../review/rating-answer.ts';
import { reviewPostSchema } from '../../review/review.ts';
import { recipeSubmissionSchema } from '../../submission/submission.ts';
import { submissionOutcomeSchema } from '../../submission/submission-outcome.ts';
import { acknowledgementSchema } from '../../sync/acknowledgement.ts';
import { type Answer, defineCalls, ok, RECIPE_BODY } from '../call.ts';

const recipeId = z.int().check(z.positive());
const kept = (description: string): Answer<typeof acknowledgementSchema> => ({
  status: 201,
  description: `${description} A repeat carries \`Idempotency-Replayed: true\`.`,
  schema: acknowledgementSchema,
});

/** Calls that a visitor's device queues and sends, and their outcomes. */
export const VISITOR_CALLS = defineCalls({
  postRating: {
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
  withdrawReview: {
    method: 'post',
    path: '/api/recipes/{id}/ratings/{reviewId}/withdraw',
    summary: 'Takes a review back for good, by the device that wrote it; its words and photo are erased.',
    params: { id: recipeId, reviewId: z.uuid() },
    isIdempotent: true,
    takesSecret: true,
    answer: kept('Gone.'),
    errors: [400, 403, 404, 413, 415, 422],
  },
  putPhoto: {
    method: 'put',
    path: '/api/recipes/{id}/ratings/{reviewId}/photo',
    summary: 'The photo of a review, at most 5 MB, by the device that wrote it; it appears after moderation.',
    params: { id: recipeId, reviewId: z.uuid() },
    fileTypes: PHOTO_TYPES,
    isIdempotent: true,
    takesSecret: true,
    answer: kept('Kept, and waiting for moderation.'),
    errors: [400, 403, 404, 413, 415, 422, 429],
  },
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
  shareByEmail: {
    method: 'post',
    path: '/api/recipes/{id}/share/email',
    summary:
      'Sends a recipe to somebody by e-mail, each message once at most: 409 while it is under way, 422 `outcome-unknown` where it may have left or not.',
    params: { id: recipeId },
    body: emailShareSchema,
    isIdempotent: true,
    answer: kept('Sent.'),
    errors: [400, 403, 404, 409, 413, 415, 422, 429],
  },
  postContact: {
    method: 'post',
    path: '/api/contact',
    summary: 'A message to the people behind the site.',
    body: contactMessageSchema,
    isIdempotent: true,
    answer: kept('Kept.'),
    errors: [400, 403, 413, 415, 422, 429],
  },
  subscribe: {
    method: 'post',
    path: '/api/newsletter',
    summary:
      'Signs an address up for weekly tips, once per address and list; a mail asks the address to confirm.',
    body: newsletterSignUpSchema,
    isIdempotent: true,
    answer: {
      status: 201,
      description:
        'Received, whether the address is known or not. A repeat carries `Idempotency-Replayed: true`.',
      schema: acknowledgementSchema,
    },
    errors: [400, 403, 413, 415, 422, 429],
  },
  postSafetyReport: {
    method: 'post',
    path: '/api/safety-reports',
    summary: 'Reports a safety flag that should not be, or a danger that was missed.',
    body: safetyReportSchema,
    isIdempotent: true,
    answer: {
      status: 201,
      description: 'Kept. A repeat carries `Idempotency-Replayed: true`.',
      schema: acknowledgementSchema,
    },
    errors: [400, 403, 413, 415, 422, 429],
  },
});
