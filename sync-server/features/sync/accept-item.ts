import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { Insertion } from '../../storage/insert-once.ts';
import { acknowledge } from './acknowledge.ts';

type Item<S extends string> = {
  /** Whether the key belongs to a repeat, which costs no place in the limit. */
  isKnown(key: string): boolean | Promise<boolean>;
  /** @throws {ApiError} 429 when the visitor has sent enough */
  limit(): Promise<void>;
  /** Stores the item under its key, once. */
  insert(id: string): Promise<Insertion>;
  /** Status of a stored item, in the acknowledgement. */
  status: S;
};

/**
 * Takes an item of a visitor's queue: limits it unless it is a repeat, so that a queue that drains under limits loses
 * none of its places to retries, inserts it once under its key, and acknowledges it.
 * @param key from the request; a caller without one gets a new key
 * @returns the acknowledgement
 * @throws {ApiError} 422 when the key was used for another content, 429 at the limit
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
