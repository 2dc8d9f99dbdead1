import type { Context } from 'koa';
import type { Acknowledgement } from '#domain/sync/acknowledgement';
import { REPLAYED_HEADER } from '#domain/sync/exchange';
import { ApiError } from '../lib/errors.ts';
import type { Insertion } from '../storage/insert-once.ts';

/**
 * Answers a visitor's write: 201 with its idempotency key, the same for a repeat.
 * @throws {ApiError} 422 if the key was used for other content
 */
export function acknowledge(ctx: Context, id: string, outcome: Insertion, status: string): void {
  if (outcome === 'conflict')
    throw new ApiError(422, 'key-reused', 'Your first version has already arrived.');
  if (outcome === 'replayed') ctx.set(REPLAYED_HEADER, 'true');
  ctx.status = 201;
  ctx.body = { id, status } satisfies Acknowledgement;
}
