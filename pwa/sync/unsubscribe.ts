import { exchange } from './http.ts';

/** 'unknown': the link is not one that we sent. 'unreachable': nothing was changed, it can be tried again. */
export type Unsubscribed = 'done' | 'unknown' | 'unreachable';

/** Ends a subscription by the token of its link. A second time changes nothing. */
export async function unsubscribe(token: string): Promise<Unsubscribed> {
  const answer = await exchange({ method: 'POST', path: '/api/newsletter/unsubscribe', json: { token } });
  if (answer.kind !== 'answer') return 'unreachable';
  if (answer.status >= 200 && answer.status < 300) return 'done';
  return answer.status === 400 || answer.status === 404 || answer.status === 422 ? 'unknown' : 'unreachable';
}
