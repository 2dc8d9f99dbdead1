import type { Context } from 'koa';
import { REPLAYED_HEADER } from '#domain/sync/exchange';
import { ApiError } from '../../lib/errors.ts';
import type { Insertion } from '../../storage/insert-once.ts';

/**
 * The answer to a visitor's write: its idempotency key, the same for a repeat.
 * @throws {ApiError} 422 if the key was used for other content
 */
export function acknowledge<S extends string>(
  ctx: Context,
  id: string,
  outcome: Insertion,
  status: S,
): { id: string; status: S } {
  if (outcome === 'conflict')
    throw new ApiError(422, 'key-reused', 'Your first version has already arrived.');
  if (outcome === 'replayed') ctx.set(REPLAYED_HEADER, 'true');
  return { id, status };
}
