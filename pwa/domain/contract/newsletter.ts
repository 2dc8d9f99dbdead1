import * as z from 'zod/mini';

/** Body of `POST /api/newsletter/unsubscribe`: the secret of the link in every message. */
export const unsubscribeBodySchema = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{20,64}$/, 'This link is not complete.')),
});

export const unsubscribeAnswerSchema = z.strictObject({ status: z.literal('unsubscribed') });
