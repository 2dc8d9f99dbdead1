import * as z from 'zod/mini';

/** The weekly lists one may join. */
export const NEWSLETTER_LISTS = ['dog', 'cat', 'general'] as const;
export type NewsletterList = (typeof NEWSLETTER_LISTS)[number];

/** A sign-up for the weekly tips; kept once per address and list. */
export const newsletterSignUpSchema = z.strictObject({
  email: z.email('Please enter a valid email address').check(z.maxLength(254), z.toLowerCase()),
  list: z.enum(NEWSLETTER_LISTS),
});
export type NewsletterSignUp = z.infer<typeof newsletterSignUpSchema>;
