import { VISITOR_CALLS } from '#domain/contract/calls/visitor';
import { requestOf } from '../sync/call-request.ts';
import { exchange, type HttpOptions, type HttpRequest } from '../sync/http.ts';
import { classifyExchange, type Delivery } from './delivery.ts';
import type { PreparedItems } from './entry.ts';
import type { UnqueuedItem, WaitingItem } from './item.ts';

/** Sends one item with its id as the idempotency key; resolves to the outcome. Never rejects. */
export async function pushItem(
  item: WaitingItem,
  options: HttpOptions & { now: () => number },
): Promise<Delivery> {
  const answer = await exchange(pushRequest(item), options);
  return classifyExchange(answer, item.id, options.now());
}

/** The request of an item; its id is the idempotency key. */
function pushRequest({ id: key, ...item }: WaitingItem): HttpRequest {
  switch (item.type) {
    case 'review': {
      const { recipeId, secret, draft } = item.body;
      return requestOf(VISITOR_CALLS.postRating, { params: { id: recipeId }, body: draft, secret, key });
    }
    case 'recipe':
      return requestOf(VISITOR_CALLS.postRecipe, { body: item.body.draft, key });
    case 'contact':
      return requestOf(VISITOR_CALLS.postContact, { body: item.body.draft, key });
    case 'newsletter':
      return requestOf(VISITOR_CALLS.subscribe, { body: item.body.draft, key });
    case 'report':
      return requestOf(VISITOR_CALLS.postSafetyReport, { body: item.body.draft, key });
    case 'share': {
      const { recipeId, draft } = item.body;
      return requestOf(VISITOR_CALLS.shareByEmail, { params: { id: recipeId }, body: draft, key });
    }
    case 'withdrawal': {
      const { recipeId, reviewId, secret } = item.body;
      return requestOf(VISITOR_CALLS.withdrawReview, { params: { id: recipeId, reviewId }, secret, key });
    }
    case 'photo': {
      const { recipeId, reviewId, secret, draft } = item.body;
      const params = { id: recipeId, reviewId };
      return requestOf(VISITOR_CALLS.putPhoto, { params, file: draft, secret, key });
    }
  }
}

export type StraightResult = {
  /** Number of acknowledged items. */
  arrived: number;
  /** Outcome of the last item sent. */
  delivery: Delivery;
};

/**
 * Sends items that this device can't store, in order, each with its id as the idempotency key, up to the first that is not
 * acknowledged. If they are sent again, the server recognises them.
 */
export async function sendStraight(items: PreparedItems): Promise<StraightResult> {
  for (let arrived = 0; ; arrived += 1) {
    const item = items[arrived] as UnqueuedItem;
    const delivery = await pushItem({ ...item, seq: 0 } as WaitingItem, { now: Date.now });
    if (delivery.kind !== 'acknowledged') return { arrived, delivery };
    if (arrived + 1 === items.length) return { arrived: items.length, delivery };
  }
}
