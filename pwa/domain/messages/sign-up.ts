import * as z from 'zod/mini';
import { emailSchema } from '../text/characters.ts';

/** Weekly lists open for subscription. */
export const NEWSLETTER_LISTS = ['dog', 'cat', 'general'] as const;
export type NewsletterList = (typeof NEWSLETTER_LISTS)[number];

/** A subscription to the weekly tips; unique per address and list. */
export const newsletterSignUpSchema = z.strictObject({
  email: emailSchema.check(z.toLowerCase()),
  list: z.enum(NEWSLETTER_LISTS),
});
export type NewsletterSignUp = z.infer<typeof newsletterSignUpSchema>;
