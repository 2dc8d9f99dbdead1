import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { REPLAYED_HEADER } from '#domain/sync/exchange';
import { ApiError } from '../../lib/errors.ts';
import type { Insertion } from '../../storage/database.ts';

type Item<S extends string> = {
  /** Whether the key belongs to a repeat, which doesn't count towards the limit. */
  isKnown(key: string): boolean | Promise<boolean>;
  /** @throws {ApiError} 429 if the visitor has sent too many */
  limit(): Promise<void>;
  /** Stores the item under its key, once. */
  insert(id: string): Promise<Insertion>;
  /** Status of a stored item, in the acknowledgement. */
  status: S;
};

/**
 * Accepts an item from a visitor's queue: applies the limit unless it is a repeat, so a queue that drains under limits
 * does not spend them on retries, inserts it once under its key, and acknowledges it.
 * @param key from the request; a caller without one gets a new key
 * @returns the acknowledgement
 * @throws {ApiError} 422 if the key was used for other content, 429 at the limit
 */
export async function acceptItem<S extends string>(
  ctx: Context,
  key: string | undefined,
  item: Item<S>,
): Promise<{ id: string; status: S }> {
  if (key === undefined || !(await item.isKnown(key))) await item.limit();
  const id = key ?? randomUUID();
  return acknowledge(ctx, id, await item.insert(id), item.status);
}

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
