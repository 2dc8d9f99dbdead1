import { randomUUID } from 'node:crypto';
import { addressOf } from '../../testing/addresses.ts';
import { call } from '../../testing/call.ts';
import type { AbuseCall } from '../abuse-call.ts';
import type { Target } from '../target.ts';

/** Posts a review first, since each takes one photo. */
async function putWithReview(target: Target, caller: number): Promise<number> {
  const reviewId = randomUUID();
  const { status } = await call(`${target.origin}/api/recipes/${target.recipeIds[0]}/ratings`, {
    method: 'POST',
    headers: { 'Idempotency-Key': reviewId, 'X-Forwarded-For': addressOf(caller), ...target.photoHeaders },
    body: { rating: 5, comment: 'Gone in a minute.', userName: 'Ann' },
  });
  return status === 201 ? await put(target, randomUUID(), caller, reviewId) : status;
}

function put(target: Target, key: string, caller: number, reviewId = target.reviewId): Promise<number> {
  const path = `/api/recipes/${target.recipeIds[0]}/ratings/${reviewId}/photo`;
  const headers = {
    'Content-Type': 'image/png',
    'Idempotency-Key': key,
    'X-Forwarded-For': addressOf(caller),
    ...target.photoHeaders,
  };
  const sent = call(target.origin + path, { method: 'PUT', headers, body: target.photo });
  return sent.then(({ status }) => status);
}

export const PHOTO_ABUSES: readonly AbuseCall[] = [
  {
    name: 'a photo of 24 megapixels again under its key',
    limit: 'answered from the ledger, 120 an hour from one address; 503 beyond the queue',
    act: (target, caller) => put(target, target.photoKey, caller),
  },
  {
    name: 'a photo of 24 megapixels under ever new keys',
    limit: '30 an hour from one address; one decoded at a time, 503 beyond the queue',
    act: (target, caller, round) => putWithReview(target, caller + 20 * Math.floor(round / 25)),
  },
  {
    name: 'approved photos, looked at',
    limit: 'kept in memory by bytes',
    act: async (target) => (await call(`${target.origin}/photos/${target.photoKey}`)).status,
  },
];
