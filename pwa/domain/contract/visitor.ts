import * as z from 'zod/mini';
import { contactMessageSchema } from '../messages/contact-message.ts';
import { emailShareSchema } from '../messages/email-share.ts';
import { safetyReportSchema } from '../messages/safety-report.ts';
import { newsletterSignUpSchema } from '../messages/sign-up.ts';
import { PHOTO_TYPES } from '../review/photos.ts';
import { ratingAcknowledgementSchema, reviewPostSchema } from '../review/review.ts';
import { recipeSubmissionSchema, submissionOutcomeSchema } from '../submission/submission.ts';
import { acknowledgementSchema } from '../sync/exchange.ts';
import { type Answer, defineCalls, ok, RECIPE_BODY } from './call.ts';

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
    summary: 'Submits a review; it appears after moderation.',
    params: { id: recipeId },
    body: reviewPostSchema,
    isIdempotent: true,
    takesSecret: true,
    answer: {
      status: 201,
      description: 'Stored, waiting for moderation. A repeat carries `Idempotency-Replayed: true`.',
      schema: ratingAcknowledgementSchema,
    },
    errors: [404, 422, 429],
  },
  withdrawReview: {
    method: 'post',
    path: '/api/recipes/{id}/ratings/{reviewId}/withdraw',
    summary: 'Withdraws a review for good, from the device that wrote it, and erases its words and photo.',
    params: { id: recipeId, reviewId: z.uuid() },
    isIdempotent: true,
    takesSecret: true,
    answer: kept('Withdrawn.'),
    errors: [404, 413, 415, 422],
  },
  putPhoto: {
    method: 'put',
    path: '/api/recipes/{id}/ratings/{reviewId}/photo',
    summary:
      'Uploads the photo of a review, at most 5 MB, from the device that wrote it; it appears after moderation.',
    params: { id: recipeId, reviewId: z.uuid() },
    fileTypes: PHOTO_TYPES,
    isIdempotent: true,
    takesSecret: true,
    answer: kept('Stored, waiting for moderation.'),
    errors: [404, 422, 429],
  },
  postRecipe: {
    method: 'post',
    path: '/api/recipes',
    summary: 'Submits a recipe; it appears after moderation.',
    body: recipeSubmissionSchema,
    bodyLimits: RECIPE_BODY,
    isIdempotent: true,
    answer: {
      status: 201,
      description: 'Stored, waiting for moderation. A repeat carries `Idempotency-Replayed: true`.',
      schema: acknowledgementSchema,
    },
    errors: [422, 429],
  },
  getSubmissionOutcome: {
    method: 'get',
    path: '/api/recipes/submissions/{id}',
    summary: 'The status of a submitted recipe, for its sender: the id is the key it was sent with.',
    params: { id: z.uuid() },
    answer: ok('The decision, or that none has been made.', submissionOutcomeSchema),
    errors: [404],
  },
  shareByEmail: {
    method: 'post',
    path: '/api/recipes/{id}/share/email',
    summary:
      'Sends a recipe to somebody by e-mail, each message at most once: 409 while in progress, 422 `outcome-unknown` if it may or may not have been sent.',
    params: { id: recipeId },
    body: emailShareSchema,
    isIdempotent: true,
    answer: kept('Sent.'),
    errors: [404, 409, 422, 429],
  },
  postContact: {
    method: 'post',
    path: '/api/contact',
    summary: 'Sends a message to the people behind the site.',
    body: contactMessageSchema,
    isIdempotent: true,
    answer: kept('Stored.'),
    errors: [422, 429],
  },
  subscribe: {
    method: 'post',
    path: '/api/newsletter',
    summary:
      'Signs an address up for weekly tips, once per address and list; an e-mail asks for confirmation.',
    body: newsletterSignUpSchema,
    isIdempotent: true,
    answer: {
      status: 201,
      description:
        'Received, whether or not the address is known. A repeat carries `Idempotency-Replayed: true`.',
      schema: acknowledgementSchema,
    },
    errors: [422, 429],
  },
  postSafetyReport: {
    method: 'post',
    path: '/api/safety-reports',
    summary: 'Reports a wrong safety flag, or a danger that was missed.',
    body: safetyReportSchema,
    isIdempotent: true,
    answer: {
      status: 201,
      description: 'Stored. A repeat carries `Idempotency-Replayed: true`.',
      schema: acknowledgementSchema,
    },
    errors: [422, 429],
  },
});
