import { classifyExchange } from '#domain/outbox/classify-exchange';
import type { Delivery } from '#domain/outbox/delivery';
import type { WaitingItem } from '#domain/outbox/outbox-item';
import { exchange, type HttpOptions } from './http.ts';
import { pushRequest } from './push-request.ts';

/** Sends one item under its own id as the key, and says what came of it. Never rejects. */
export async function pushItem(
  item: WaitingItem,
  options: HttpOptions & { now: () => number },
): Promise<Delivery> {
  const answer = await exchange(pushRequest(item), options);
  return classifyExchange(answer, item.id, options.now());
}
