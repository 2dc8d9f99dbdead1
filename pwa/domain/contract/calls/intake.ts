import * as z from 'zod/mini';
import { contactMessageSchema } from '../../messages/contact-message.ts';
import { emailShareSchema } from '../../messages/email-share.ts';
import {
  moderatePhotoAnswerSchema,
  moderatePhotoBodySchema,
  PHOTO_TYPES,
  pendingPhotoSchema,
} from '../../review/photos.ts';
import { acknowledgementSchema } from '../../sync/acknowledgement.ts';
import { type Answer, defineCalls, ok } from '../call.ts';
import {
  contactReplyBodySchema,
  contactReplySchema,
  contactUpdateSchema,
  storedContactMessageSchema,
} from '../contact.ts';

const recipeId = z.int().check(z.positive());
const kept = (description: string): Answer<typeof acknowledgementSchema> => ({
  status: 201,
  description: `${description} A repeat carries \`Idempotency-Replayed: true\`.`,
  schema: acknowledgementSchema,
});

/** Calls for visitors' posts other than reviews and recipes: messages, shares, photos. */
export const INTAKE_CALLS = defineCalls({
  postContact: {
    method: 'post',
    path: '/api/contact',
    summary: 'A message to the people behind the site.',
    body: contactMessageSchema,
    isIdempotent: true,
    answer: kept('Kept.'),
    errors: [400, 403, 413, 415, 422, 429],
  },
  listContactMessages: {
    method: 'get',
    path: '/api/admin/contact-messages',
    summary: 'The messages of visitors, newest first.',
    needsSession: true,
    answer: ok('The messages.', z.array(storedContactMessageSchema)),
    errors: [401],
  },
  updateContactMessage: {
    method: 'patch',
    path: '/api/admin/contact-messages/{id}',
    summary: 'What became of a message, with notes that administrators alone read.',
    params: { id: z.uuid() },
    needsSession: true,
    takesVersion: true,
    body: contactUpdateSchema,
    answer: ok('Updated.', storedContactMessageSchema),
    errors: [400, 401, 403, 404, 412, 413, 415],
  },
  listContactReplies: {
    method: 'get',
    path: '/api/admin/contact-messages/{id}/replies',
    summary: 'Replies to a message, and what became of each.',
    params: { id: z.uuid() },
    needsSession: true,
    answer: ok('The replies, the first one first.', z.array(contactReplySchema)),
    errors: [401, 404],
  },
  replyToContactMessage: {
    method: 'post',
    path: '/api/admin/contact-messages/{id}/replies',
    summary: 'Queues a reply by e-mail, sent once at most.',
    params: { id: z.uuid() },
    needsSession: true,
    body: contactReplyBodySchema,
    isIdempotent: true,
    answer: ok('Queued; a repeat changes nothing.', contactReplySchema),
    errors: [400, 401, 403, 404, 413, 415, 422],
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
  listPendingPhotos: {
    method: 'get',
    path: '/api/admin/pending-photos',
    summary: 'The photos that wait for moderation, those of the oldest reviews first.',
    needsSession: true,
    answer: ok('The photos.', z.array(pendingPhotoSchema)),
    errors: [401],
  },
  getPendingPhoto: {
    method: 'get',
    path: '/api/admin/photos/{key}',
    summary: 'A photo, whether approved or not.',
    params: { key: z.uuid() },
    needsSession: true,
    answer: { status: 200, description: 'The picture.', schema: null, fileType: 'image/jpeg' },
    errors: [401, 404],
  },
  moderatePhoto: {
    method: 'post',
    path: '/api/admin/moderate-photo/{key}',
    summary: 'Approves or rejects a photo.',
    params: { key: z.uuid() },
    needsSession: true,
    body: moderatePhotoBodySchema,
    answer: ok('Decided.', moderatePhotoAnswerSchema),
    errors: [400, 401, 403, 404, 409, 413, 415],
  },
});
