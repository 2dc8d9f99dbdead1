import { backOffMs } from './back-off.ts';
import { type Delivery, LOCAL_PROBLEMS } from './delivery.ts';
import { STUCK_WAIT_MS } from './due.ts';
import type { OutboxItem, PendingItem, SentItem, WaitingItem } from './outbox-item.ts';
import { sameBody } from './same-body.ts';

/** After this many consecutive 5xx responses, while others succeed, the item is retried once a day. */
const STUCK_AFTER = 8;

type DeliveryMoment = {
  /** The device's clock, milliseconds since 1970. */
  now: number;
  /** Random number in [0, 1). */
  random: number;
  /** Time of the last acknowledgement of another item; null for never. */
  lastSentAt: string | null;
};

/**
 * The stored item after one attempt. It may have changed during the attempt, by the person or another flusher, so the
 * outcome of an earlier text never touches it, and only an acknowledgement ends a refusal.
 * @param current the item as stored now
 * @param attempted the item as sent
 */
export function afterDelivery(
  current: OutboxItem,
  attempted: WaitingItem,
  delivery: Delivery,
  moment: DeliveryMoment,
): OutboxItem {
  if (current.status === 'sent' || current.id !== attempted.id) return current;
  const sameText = sameBody(current.body, attempted.body);
  if (delivery.kind === 'acknowledged') return sameText ? sentItem(current, moment.now) : current;
  if (current.status === 'refused' || !sameText) return current;

  const at = new Date(moment.now).toISOString();
  const attempts = current.attempts + 1;
  const lastProblem = { ...delivery.problem, at };
  if (delivery.kind === 'refused') {
    return { ...current, attempts, status: 'refused', lastProblem, serverErrors: null };
  }
  const serverErrors = delivery.serverError
    ? { count: (current.serverErrors?.count ?? 0) + 1, since: current.serverErrors?.since ?? at }
    : null;
  const othersPass =
    serverErrors !== null && moment.lastSentAt !== null && moment.lastSentAt >= serverErrors.since;
  if (serverErrors !== null && serverErrors.count >= STUCK_AFTER && othersPass) {
    const problem = { code: 'stuck', detail: LOCAL_PROBLEMS.stuck, at };
    return { ...current, attempts, lastProblem: problem, serverErrors, nextAttemptAt: later(STUCK_WAIT_MS) };
  }
  const waitMs = backOffMs(attempts, delivery.retryAfterMs, moment.random);
  return { ...current, attempts, lastProblem, serverErrors, nextAttemptAt: later(waitMs) };

  function later(ms: number): string {
    return new Date(moment.now + ms).toISOString();
  }
}

function sentItem(item: PendingItem, now: number): SentItem {
  const { id, v, seq, type, title } = item;
  const sent = { id, v, seq, type, title, status: 'sent', sentAt: new Date(now).toISOString() };
  if (!('recipeId' in item.body)) return sent as SentItem;
  const { recipeId } = item.body;
  const secret = item.type === 'review' && item.body.secret;
  const reviewId = item.type === 'withdrawal' && item.body.reviewId;
  return { ...sent, recipeId, ...(secret && { secret }), ...(reviewId && { reviewId }) } as SentItem;
}
