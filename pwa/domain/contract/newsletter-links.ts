import * as z from 'zod/mini';
import { defineCalls, ok } from './call.ts';

const token = z.string().check(z.regex(/^[\w-]{20,64}$/, 'This link is not complete.'));

/** Body of `POST /api/newsletter/unsubscribe`: the secret of the link in every message. */
export const unsubscribeBodySchema = z.strictObject({ token });

const unsubscribeAnswerSchema = z.strictObject({ status: z.literal('unsubscribed') });

/** Body of `POST /api/newsletter/confirm`: the secret of the confirmation link. */
const confirmBodySchema = z.strictObject({ token });

const confirmAnswerSchema = z.strictObject({ status: z.literal('confirmed') });

/** The links in the newsletter's mails. */
export const NEWSLETTER_LINK_CALLS = defineCalls({
  confirmSubscription: {
    method: 'post',
    path: '/api/newsletter/confirm',
    summary: 'Confirms a sign-up by the link in its e-mail. Idempotent.',
    body: confirmBodySchema,
    answer: ok('Confirmed.', confirmAnswerSchema),
    errors: [404],
  },
  unsubscribe: {
    method: 'post',
    path: '/api/newsletter/unsubscribe',
    summary: 'Ends the subscription that a link belongs to.',
    body: unsubscribeBodySchema,
    answer: ok('Ended.', unsubscribeAnswerSchema),
    errors: [404],
  },
});
