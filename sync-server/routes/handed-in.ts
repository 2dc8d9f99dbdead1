import type { Context } from 'koa';
import type { Acknowledgement } from '#domain/contract/acknowledgement';
import { REPLAYED_HEADER } from '#domain/contract/ratings';
import { ApiError } from '../errors.ts';
import type { Insertion } from '../storage/insert-once.ts';

/**
 * Answers a write of a visitor: 201 with its key, the same for a repeat.
 * @throws {ApiError} 422 when the key was used for another content
 */
export function acknowledge(ctx: Context, id: string, outcome: Insertion, status: string): void {
  if (outcome === 'conflict') throw keyReused();
  if (outcome === 'replayed') ctx.set(REPLAYED_HEADER, 'true');
  ctx.status = 201;
  ctx.body = { id, status } satisfies Acknowledgement;
}

export function keyReused(): ApiError {
  return new ApiError(422, 'key-reused', 'Your first version has already arrived.');
}
