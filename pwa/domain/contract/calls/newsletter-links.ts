import { defineCalls, ok } from '../call.ts';
import {
  confirmAnswerSchema,
  confirmBodySchema,
  unsubscribeAnswerSchema,
  unsubscribeBodySchema,
} from '../newsletter.ts';

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
