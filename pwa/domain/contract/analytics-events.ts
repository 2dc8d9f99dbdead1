import * as z from 'zod/mini';
import { TERM_MAX, TERM_PATTERN } from '../seo/search-term.ts';
import { atMost } from '../text/characters.ts';

/** Analytics events of a visit, sent only after consent. */
const analyticsEventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('page-view'),
    path: z.string().check(z.regex(/^\//), atMost(200)),
  }),
  z.strictObject({
    type: z.literal('exception'),
    description: z.string().check(atMost(500)),
    fatal: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('search'),
    term: z.string().check(z.regex(TERM_PATTERN), atMost(TERM_MAX)),
  }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

/** Body of `POST /api/events`: sent in small batches, also while a page is being left. */
export const eventsBodySchema = z.strictObject({
  /** Random id of one visit in one tab; not stored beyond it. */
  visit: z.uuid(),
  /** Host of the page that led here; empty for none. */
  referrer: z.optional(z.string().check(atMost(255))),
  events: z.array(analyticsEventSchema).check(z.minLength(1), z.maxLength(20)),
});
export type EventsBody = z.infer<typeof eventsBodySchema>;
