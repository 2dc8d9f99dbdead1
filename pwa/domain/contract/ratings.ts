import * as z from 'zod/mini';

/** Answer 201 of `POST /api/recipes/{id}/ratings`; `id` is the Idempotency-Key, so it acknowledges that item. */
export const ratingAcknowledgementSchema = z.strictObject({
  id: z.uuid(),
  status: z.literal('pending'),
});
export type RatingAcknowledgement = z.infer<typeof ratingAcknowledgementSchema>;

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const REPLAYED_HEADER = 'Idempotency-Replayed';
/**
 * A UUID that the device made with its review and told nobody but the server, which keeps its hash. Whoever knows it may
 * add the review's photo, and change or withdraw the review; the review's id is public once it is published.
 */
export const REVIEW_SECRET_HEADER = 'Review-Secret';
