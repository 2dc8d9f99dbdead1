import type { HttpOptions } from '../sync/http.ts';
import type { Delivery } from './delivery.ts';
import type { UnqueuedItem, WaitingItem } from './outbox-item.ts';
import { pushItem } from './push-item.ts';

export type StraightResult = {
  /** How many were acknowledged. */
  arrived: number;
  /** Of the last that was sent. */
  delivery: Delivery;
};

/**
 * Sends items that this device cannot keep, each under its id as the key, in order, up to the first that is not
 * acknowledged. Sent again, they are the same items for the server.
 */
export async function sendStraight(
  items: readonly [UnqueuedItem, ...UnqueuedItem[]],
  options: HttpOptions = {},
): Promise<StraightResult> {
  for (let arrived = 0; ; arrived += 1) {
    const item = items[arrived] as UnqueuedItem;
    const delivery = await pushItem({ ...item, seq: 0 } as WaitingItem, { now: Date.now, ...options });
    if (delivery.kind !== 'acknowledged') return { arrived, delivery };
    if (arrived + 1 === items.length) return { arrived: items.length, delivery };
  }
}
