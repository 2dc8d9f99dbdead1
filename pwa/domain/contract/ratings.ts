import * as z from 'zod/mini';

/** Answer 201 of `POST /api/recipes/{id}/ratings`; `id` is the Idempotency-Key, so it acknowledges that item. */
export const ratingAcknowledgementSchema = z.strictObject({
  id: z.uuid(),
  status: z.literal('pending'),
});
export type RatingAcknowledgement = z.infer<typeof ratingAcknowledgementSchema>;

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const REPLAYED_HEADER = 'Idempotency-Replayed';
