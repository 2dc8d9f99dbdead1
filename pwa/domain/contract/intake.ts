import * as z from 'zod/mini';
import { contactMessageSchema } from '../messages/contact-message.ts';
import { safetyReportSchema } from '../messages/safety-report.ts';
import { moderatePhotoAnswerSchema, moderatePhotoBodySchema, pendingPhotoSchema } from '../review/photos.ts';
import { trimmed } from '../text/characters.ts';
import { defineCalls, ok } from './call.ts';

/** Statuses of a message, stored value to label; any may follow any. */
export const CONTACT_STATUSES = {
  new: 'New',
  in_progress: 'In Progress',
  resolved: 'Resolved',
  closed: 'Closed',
} as const;
export type ContactStatus = keyof typeof CONTACT_STATUSES;

export const CONTACT_NOTES_MAX = 2000;

const statusSchema = z.enum(['new', 'in_progress', 'resolved', 'closed']);

/** One row of `GET /api/admin/contact-messages`, newest first; administrators only. */
const storedContactMessageSchema = z.extend(contactMessageSchema, {
  id: z.uuid(),
  status: statusSchema,
  adminNotes: z.string(),
  /** Grows with every update; sent back as `If-Match: "{version}"`, which refuses a stale one. */
  version: z.int(),
  createdAt: z.string(),
});
export type StoredContactMessage = z.infer<typeof storedContactMessageSchema>;

/** Longest reply, in characters. */
export const CONTACT_REPLY_MAX = 5000;

/**
 * 'waiting': to be sent or retried. 'sent': the mail server has it. 'refused': the mail server rejects the address, or was
 * away too long. 'unknown': it may have been sent, so it is not sent again.
 */
const replyStateSchema = z.enum(['waiting', 'sent', 'refused', 'unknown']);

/** One row of `GET /api/admin/contact-messages/{id}/replies`, oldest first. */
export const contactReplySchema = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  /** The administrator. */
  by: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  state: replyStateSchema,
  /** `Message-ID` of the mail, by which an answer refers to it. */
  messageIdHeader: z.string(),
});
export type ContactReply = z.infer<typeof contactReplySchema>;

/** Body of `POST /api/admin/contact-messages/{id}/replies`. */
const contactReplyBodySchema = z.strictObject({ text: trimmed(1, CONTACT_REPLY_MAX) });

/** Body of `PATCH /api/admin/contact-messages/{id}`. */
export const contactUpdateSchema = z.strictObject({
  status: statusSchema,
  adminNotes: trimmed(0, CONTACT_NOTES_MAX, { most: `Can be at most ${CONTACT_NOTES_MAX} characters` }),
});
export type ContactUpdate = z.infer<typeof contactUpdateSchema>;

/** One row of `GET /api/admin/safety-reports`, newest first; administrators only. */
const storedSafetyReportSchema = z.extend(safetyReportSchema, {
  id: z.uuid(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** ISO 8601, UTC; null until it is handled. */
  handledAt: z.nullable(z.string()),
});
export type StoredSafetyReport = z.infer<typeof storedSafetyReportSchema>;

const handleSafetyReportAnswerSchema = z.strictObject({ id: z.uuid(), status: z.literal('handled') });

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

/** Visitors' reports of wrong safety flags, for administrators. */
export const SAFETY_REPORT_CALLS = defineCalls({
  listSafetyReports: {
    method: 'get',
    path: '/api/admin/safety-reports',
    summary: 'Lists visitors’ reports, newest first, handled ones included.',
    needsSession: true,
    answer: ok('The reports.', z.array(storedSafetyReportSchema)),
  },
  handleSafetyReport: {
    method: 'post',
    path: '/api/admin/handle-safety-report/{id}',
    summary: 'Marks a report as handled. Idempotent.',
    params: { id: z.uuid() },
    needsSession: true,
    answer: ok('Handled.', handleSafetyReportAnswerSchema),
    errors: [404, 413, 415],
  },
});
