import * as z from 'zod/mini';
import { emailSchema, line, trimmed } from '../text/characters.ts';

/** A recipe shared by e-mail. The server writes the link; visitors only add a message. */
export const emailShareSchema = z.strictObject({
  recipientEmail: emailSchema,
  senderName: line(1, 80, { least: 'Required', most: 'Can be at most 80 characters' }),
  personalMessage: z.optional(trimmed(0, 1000, { most: 'Can be at most 1000 characters' })),
});
export type EmailShare = z.infer<typeof emailShareSchema>;
