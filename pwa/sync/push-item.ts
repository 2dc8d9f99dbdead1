import { IDEMPOTENCY_HEADER } from '#domain/contract/ratings';
import { classifyExchange } from '#domain/outbox/classify-exchange';
import type { Delivery } from '#domain/outbox/delivery';
import type { WaitingItem } from '#domain/outbox/outbox-item';
import { type ApiClientOptions, exchange } from './api-client.ts';
import { pushRequest } from './push-request.ts';

/** Sends one item under its own id as the key, and says what came of it. Never rejects. */
export async function pushItem(
  item: WaitingItem,
  options: ApiClientOptions & { now: () => number },
): Promise<Delivery> {
  const request = pushRequest(item);
  const headers = { ...request.headers, [IDEMPOTENCY_HEADER]: item.id };
  const answer = await exchange({ ...request, headers }, options);
  return classifyExchange(answer, item.id, options.now());
}
