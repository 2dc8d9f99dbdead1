import { currentItems, subscribeItems } from './live-items.ts';

export type DeliveryOutcome =
  | { status: 'sent' }
  | { status: 'refused'; detail: string }
  | { status: 'waiting' };

/**
 * Watches a queued item while the person waits at the button: until it is acknowledged, refused or fails, at most
 * `timeoutMs`. Delivery continues regardless of the outcome here.
 */
export function awaitDelivery(id: string, timeoutMs: number): Promise<DeliveryOutcome> {
  return new Promise((resolve) => {
    const finish = (outcome: DeliveryOutcome) => {
      clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    const look = () => {
      const item = currentItems()?.find((candidate) => candidate.id === id);
      if (item?.status === 'sent') finish({ status: 'sent' });
      else if (item?.status === 'refused')
        finish({ status: 'refused', detail: item.lastProblem?.detail ?? '' });
      else if (item?.status === 'waiting' && item.attempts > 0) finish({ status: 'waiting' });
    };
    const timer = setTimeout(() => finish({ status: 'waiting' }), timeoutMs);
    const stop = subscribeItems(look);
    look();
  });
}
