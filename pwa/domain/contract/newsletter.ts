import * as z from 'zod/mini';

const token = z.string().check(z.regex(/^[\w-]{20,64}$/, 'This link is not complete.'));

/** Body of `POST /api/newsletter/unsubscribe`: the secret of the link in every message. */
export const unsubscribeBodySchema = z.strictObject({ token });

export const unsubscribeAnswerSchema = z.strictObject({ status: z.literal('unsubscribed') });

/** Body of `POST /api/newsletter/confirm`: the secret of the confirmation link. */
export const confirmBodySchema = z.strictObject({ token });

export const confirmAnswerSchema = z.strictObject({ status: z.literal('confirmed') });
