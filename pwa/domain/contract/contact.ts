import * as z from 'zod/mini';
import { contactMessageSchema } from '../messages/contact-message.ts';
import { trimmed } from '../text/characters.ts';

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
export const storedContactMessageSchema = z.extend(contactMessageSchema, {
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
export const contactReplyBodySchema = z.strictObject({ text: trimmed(1, CONTACT_REPLY_MAX) });

/** Body of `PATCH /api/admin/contact-messages/{id}`. */
export const contactUpdateSchema = z.strictObject({
  status: statusSchema,
  adminNotes: trimmed(0, CONTACT_NOTES_MAX, { most: `Can be at most ${CONTACT_NOTES_MAX} characters` }),
});
export type ContactUpdate = z.infer<typeof contactUpdateSchema>;
