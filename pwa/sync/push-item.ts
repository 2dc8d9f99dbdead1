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
  const answer = await exchange(
    {
      ...pushRequest(item),
      headers: { [IDEMPOTENCY_HEADER]: item.id },
    },
    options,
  );
  return classifyExchange(answer, item.id, options.now());
}
