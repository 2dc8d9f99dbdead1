import { NEWSLETTER_LINK_CALLS } from '#domain/contract/newsletter-links';
import { exchange, type HttpRequest, requestOf } from '../../platform/sync/http.ts';

/** 'unknown': the link is not one that we sent, or too old. 'unreachable': no usable answer; trying again is safe. */
export type Pressed = 'done' | 'unknown' | 'unreachable';

/** Ends a subscription by the token of its link. A second time changes nothing. */
export const unsubscribe = (token: string) =>
  press(requestOf(NEWSLETTER_LINK_CALLS.unsubscribe, { body: { token } }));

/** Confirms a sign-up by the token of its link. A second time changes nothing. */
export const confirmSignUp = (token: string) =>
  press(requestOf(NEWSLETTER_LINK_CALLS.confirmSubscription, { body: { token } }));

async function press(request: HttpRequest): Promise<Pressed> {
  const answer = await exchange(request);
  if (answer.kind !== 'answer') return 'unreachable';
  if (answer.status >= 200 && answer.status < 300) return 'done';
  return answer.status === 400 || answer.status === 404 || answer.status === 422 ? 'unknown' : 'unreachable';
}
