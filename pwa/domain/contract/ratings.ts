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
 * A UUID that the device made with its review and sent to the server alone, which keeps its hash. Whoever knows it may
 * add the review's photo, and change or withdraw the review; the review's id is public once it is published.
 */
export const REVIEW_SECRET_HEADER = 'Review-Secret';

/** Reviews of one answer of `GET /api/recipes/{id}/ratings`. */
export const RATINGS_PAGE = 200;

/** Query of that call: the pages follow each other from 1, and the last is shorter than the others. */
export const ratingsQuerySchema = z.strictObject({
  page: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'The pages are numbered from 1.')),
      z.transform(Number),
    ),
  ),
});
