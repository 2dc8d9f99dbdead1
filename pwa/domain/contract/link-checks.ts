import * as z from 'zod/mini';

/**
 * 'works': the page answers. 'refused': the shop rejects programs (403, 429, 503), but people may still get through.
 * 'missing': 404 or 410. 'failing': another error of the shop. 'unreachable': no answer.
 */
const linkOutcomeSchema = z.enum(['works', 'refused', 'missing', 'failing', 'unreachable']);
export type LinkOutcome = z.infer<typeof linkOutcomeSchema>;

const checkSchema = z.strictObject({
  /** ISO 8601, UTC. */
  at: z.string(),
  outcome: linkOutcomeSchema,
  /** HTTP status of the last answer; null without one. */
  status: z.nullable(z.int()),
  /** Host of the last answer, if it is a different one. */
  movedTo: z.nullable(z.string()),
});
export type LinkCheck = z.infer<typeof checkSchema>;

/** Answer of `GET` and `POST /api/admin/link-checks`. */
export const linkStatusSchema = z.strictObject({
  /** Whether the operator allows the server to contact shops. */
  isEnabled: z.boolean(),
  /** The last run; null before the first. */
  run: z.nullable(
    z.strictObject({
      startedAt: z.string(),
      by: z.string(),
      isRunning: z.boolean(),
      checked: z.int(),
      total: z.int(),
    }),
  ),
  /** Every shop that pages link to, with its last check; null before the first. */
  links: z.array(
    z.strictObject({
      id: z.string(),
      countryCode: z.string(),
      retailer: z.string(),
      url: z.string(),
      check: z.nullable(checkSchema),
    }),
  ),
});
export type LinkStatus = z.infer<typeof linkStatusSchema>;
