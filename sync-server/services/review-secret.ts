import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { REVIEW_SECRET_HEADER } from '#domain/contract/ratings';
import { forbidden, invalid } from '../errors.ts';
import type { StoredReview } from '../storage/reviews.ts';

/**
 * Hash of the secret that a request carries; undefined where it carries none.
 * @throws {ApiError} 400 when it is no UUID
 */
export function secretHashOf(ctx: Context): string | undefined {
  const header = ctx.req.headers[REVIEW_SECRET_HEADER.toLowerCase()];
  if (header === undefined) return undefined;
  const secret = z.uuid().safeParse(header);
  if (!secret.success) throw invalid(`The ${REVIEW_SECRET_HEADER} must be a UUID.`);
  return createHash('sha256').update(secret.data.toLowerCase()).digest('base64url');
}

/** Whether the request knows the secret that the review was written with. */
export function provesAuthor(ctx: Context, { secretHash }: Pick<StoredReview, 'secretHash'>): boolean {
  const shown = secretHashOf(ctx);
  if (secretHash === undefined || shown === undefined) return false;
  return timingSafeEqual(Buffer.from(shown), Buffer.from(secretHash));
}

/**
 * Lets a photo be added to a review, and the review be taken back, only by the device that wrote it. Reviews of earlier versions came without a secret:
 * as long as one was never public its id is known to its device alone, and proves as much.
 * @throws {ApiError} 403
 */
export function requireAuthor(ctx: Context, review: StoredReview): void {
  const isKnownToItsDeviceAlone = review.secretHash === undefined && !review.wasPublic;
  if (isKnownToItsDeviceAlone || provesAuthor(ctx, review)) return;
  throw forbidden('Only the device that wrote the review can add its photo or take it back.');
}
