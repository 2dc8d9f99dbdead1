import { classifyExchange } from '#domain/outbox/classify-exchange';
import type { Delivery } from '#domain/outbox/delivery';
import type { WaitingItem } from '#domain/outbox/outbox-item';
import { IDEMPOTENCY_HEADER } from '#domain/sync/exchange';
import { exchange, type HttpOptions } from './http.ts';
import { pushRequest } from './push-request.ts';

/** Sends one item under its own id as the key, and says what came of it. Never rejects. */
export async function pushItem(
  item: WaitingItem,
  options: HttpOptions & { now: () => number },
): Promise<Delivery> {
  const request = pushRequest(item);
  const headers = { ...request.headers, [IDEMPOTENCY_HEADER]: item.id };
  const answer = await exchange({ ...request, headers }, options);
  return classifyExchange(answer, item.id, options.now());
}
