import * as z from 'zod/mini';

/** A recipe sent to somebody by e-mail. The server writes the link; visitors only add words of their own. */
export const emailShareSchema = z.strictObject({
  recipientEmail: z.email('Please enter a valid email address').check(z.maxLength(254)),
  senderName: z
    .string()
    .check(z.trim(), z.minLength(1, 'Required'), z.maxLength(80, 'Can be at most 80 characters')),
  personalMessage: z.optional(
    z.string().check(z.trim(), z.maxLength(1000, 'Can be at most 1000 characters')),
  ),
});
export type EmailShare = z.infer<typeof emailShareSchema>;
