import { exchange, type HttpOptions } from '../sync/http.ts';
import { classifyExchange } from './classify-exchange.ts';
import type { Delivery } from './delivery.ts';
import type { WaitingItem } from './outbox-item.ts';
import { pushRequest } from './push-request.ts';

/** Sends one item under its own id as the key, and says what came of it. Never rejects. */
export async function pushItem(
  item: WaitingItem,
  options: HttpOptions & { now: () => number },
): Promise<Delivery> {
  const answer = await exchange(pushRequest(item), options);
  return classifyExchange(answer, item.id, options.now());
}
