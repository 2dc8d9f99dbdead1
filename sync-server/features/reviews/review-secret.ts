import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { REVIEW_SECRET_HEADER } from '#domain/review/review';
import { uuidOf } from '../../http/validate.ts';
import { forbidden, invalid } from '../../lib/errors.ts';
import type { StoredReview } from '../../storage/reviews.ts';

/**
 * Hash of the secret in a request; undefined without one.
 * @throws {ApiError} 400 if it is not a UUID
 */
export function secretHashOf(ctx: Context): string | undefined {
  const header = ctx.req.headers[REVIEW_SECRET_HEADER.toLowerCase()];
  if (header === undefined) return undefined;
  const secret = uuidOf(header);
  if (secret === null) throw invalid(`The ${REVIEW_SECRET_HEADER} must be a UUID.`);
  return createHash('sha256').update(secret).digest('base64url');
}

/** True if the request has the review's secret. */
function provesAuthor(ctx: Context, { secretHash }: Pick<StoredReview, 'secretHash'>): boolean {
  const shown = secretHashOf(ctx);
  if (secretHash === undefined || shown === undefined) return false;
  return timingSafeEqual(Buffer.from(shown), Buffer.from(secretHash));
}

/**
 * Only the device that wrote a review may add its photo or withdraw it. Reviews of earlier versions have no secret:
 * until one is public, only its device knows its id, which is just as good.
 * @throws {ApiError} 403
 */
export function requireAuthor(ctx: Context, review: StoredReview): void {
  const isKnownToItsDeviceAlone = review.secretHash === undefined && !review.wasPublic;
  if (isKnownToItsDeviceAlone || provesAuthor(ctx, review)) return;
  throw forbidden('Only the device that wrote the review can add its photo or withdraw it.');
}
