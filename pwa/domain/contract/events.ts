import * as z from 'zod/mini';
import { atMost } from './characters.ts';

/** Analytics events of a visit, sent only after consent. */
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
  /** Random id of one visit in one tab; not stored beyond it. */
  visit: z.uuid(),
  /** Host of the page that led here; empty for none. */
  referrer: z.optional(z.string().check(atMost(255))),
  events: z.array(measuredEventSchema).check(z.minLength(1), z.maxLength(20)),
});
export type EventsBody = z.infer<typeof eventsBodySchema>;
