import * as z from 'zod/mini';
import {
  moderatePhotoAnswerSchema,
  moderatePhotoBodySchema,
  pendingPhotoSchema,
} from '../../review/photos.ts';
import { defineCalls, ok } from '../call.ts';
import {
  contactReplyBodySchema,
  contactReplySchema,
  contactUpdateSchema,
  storedContactMessageSchema,
} from '../contact.ts';

/** Visitors' messages and photos, for administrators. */
export const INTAKE_CALLS = defineCalls({
  listContactMessages: {
    method: 'get',
    path: '/api/admin/contact-messages',
    summary: 'Lists visitors’ messages, newest first.',
    needsSession: true,
    answer: ok('The messages.', z.array(storedContactMessageSchema)),
  },
  updateContactMessage: {
    method: 'patch',
    path: '/api/admin/contact-messages/{id}',
    summary: 'Sets the status of a message, and notes that only administrators see.',
    params: { id: z.uuid() },
    needsSession: true,
    takesVersion: true,
    body: contactUpdateSchema,
    answer: ok('Updated.', storedContactMessageSchema),
    errors: [404, 412],
  },
  listContactReplies: {
    method: 'get',
    path: '/api/admin/contact-messages/{id}/replies',
    summary: 'Lists the replies to a message, with the status of each.',
    params: { id: z.uuid() },
    needsSession: true,
    answer: ok('The replies, oldest first.', z.array(contactReplySchema)),
    errors: [404],
  },
  replyToContactMessage: {
    method: 'post',
    path: '/api/admin/contact-messages/{id}/replies',
    summary: 'Queues a reply by e-mail, sent at most once.',
    params: { id: z.uuid() },
    needsSession: true,
    body: contactReplyBodySchema,
    isIdempotent: true,
    answer: ok('Queued; a repeat changes nothing.', contactReplySchema),
    errors: [404, 422],
  },
  listPendingPhotos: {
    method: 'get',
    path: '/api/admin/pending-photos',
    summary: 'Lists photos waiting for moderation, those of the oldest reviews first.',
    needsSession: true,
    answer: ok('The photos.', z.array(pendingPhotoSchema)),
  },
  getPendingPhoto: {
    method: 'get',
    path: '/api/admin/photos/{key}',
    summary: 'A photo, approved or not.',
    params: { key: z.uuid() },
    needsSession: true,
    answer: { status: 200, description: 'The picture.', schema: null, fileType: 'image/jpeg' },
    errors: [404],
  },
  moderatePhoto: {
    method: 'post',
    path: '/api/admin/moderate-photo/{key}',
    summary: 'Approves or rejects a photo.',
    params: { key: z.uuid() },
    needsSession: true,
    body: moderatePhotoBodySchema,
    answer: ok('Decided.', moderatePhotoAnswerSchema),
    errors: [404, 409],
  },
});
