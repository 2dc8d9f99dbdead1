import * as z from 'zod/mini';
import { atLeast, atMost } from '../text/characters.ts';

/** Clicks counted by one call. */
export const MOST_CLICKS = 100;

const short = (max: number) => z.string().check(atMost(max));

/**
 * Body of `POST /api/affiliate/track-click`. Only retailer and product are stored; other fields are accepted for
 * documented callers and, without consent, not read. `ipAddress` is always ignored.
 */
export const trackClickBodySchema = z.strictObject({
  retailer: short(80).check(atLeast(1)),
  product: short(200).check(atLeast(1)),
  /** Number of clicks, if they were queued offline; 1 if absent. */
  count: z.optional(z.int().check(z.gte(1), z.lte(MOST_CLICKS))),
  sessionId: z.optional(short(80)),
  referrerUrl: z.optional(short(2000)),
  userAgent: z.optional(short(500)),
  ipAddress: z.optional(short(64)),
});
export type TrackClickBody = z.infer<typeof trackClickBodySchema>;
