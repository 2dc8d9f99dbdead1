import * as z from 'zod/mini';
import { contactMessageSchema } from '../messages/contact-message.ts';

/** One row of `GET /api/admin/contact-messages`, newest first; for administrators alone. */
export const storedContactMessageSchema = z.extend(contactMessageSchema, {
  id: z.uuid(),
  status: z.enum(['new', 'in-progress', 'resolved']),
  adminNotes: z.string(),
  createdAt: z.string(),
});
export type StoredContactMessage = z.infer<typeof storedContactMessageSchema>;
