import * as z from 'zod/mini';
import { atMost } from './characters.ts';

/** What the site measures of a visit, and only after the visitor agreed to it. */
export const measuredEventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('page-view'),
    path: z.string().check(z.regex(/^\//), atMost(200)),
  }),
  z.strictObject({
    type: z.literal('exception'),
    description: z.string().check(atMost(500)),
    fatal: z.boolean(),
  }),
]);
export type MeasuredEvent = z.infer<typeof measuredEventSchema>;

/** Body of `POST /api/events`: sent in small batches, also while a page is being left. */
export const eventsBodySchema = z.strictObject({
  /** Random, of one visit in one tab; never kept beyond it. */
  visit: z.uuid(),
  /** Host of the page that led here; empty for none. */
  referrer: z.optional(z.string().check(atMost(255))),
  events: z.array(measuredEventSchema).check(z.minLength(1), z.maxLength(20)),
});
export type EventsBody = z.infer<typeof eventsBodySchema>;
