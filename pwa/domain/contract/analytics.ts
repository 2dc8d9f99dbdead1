import * as z from 'zod/mini';
import { TERM_MAX, TERM_PATTERN } from '../seo/search-term.ts';
import { atLeast, atMost } from '../text/characters.ts';
import { type Answer, defineCalls, ok } from './call.ts';

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

/** Advertisement slots of a page. */
const AD_POSITIONS = ['list-1', 'list-2', 'list-3', 'list-4', 'sidebar-1', 'sidebar-2'] as const;
export const adPositionSchema = z.enum(AD_POSITIONS);
export type AdPosition = z.infer<typeof adPositionSchema>;

const advertisementsQuerySchema = z.strictObject({ position: z.optional(adPositionSchema) });

export const advertisementSchema = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  /** '#' leads nowhere. */
  targetUrl: z.string(),
});
export type Advertisement = z.infer<typeof advertisementSchema>;

/** Clicks counted by one call. */
export const MOST_CLICKS = 100;

const short = (max: number) => z.string().check(atMost(max));

/**
 * Body of `POST /api/affiliate/track-click`. Only retailer, product and count are stored; the other fields are
 * accepted for documented callers and never read.
 */
const trackClickBodySchema = z.strictObject({
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

/** Query of `GET /api/detect-country`, as the documented callers send it. */
const detectCountryQuerySchema = z.strictObject({
  v: z.optional(z.string().check(atMost(20))),
  t: z.optional(z.string().check(atMost(20))),
});

/** Country of the connection; null if unknown, so that the device falls back to its locale and time zone. */
const detectedCountrySchema = z.strictObject({
  country_code: z.nullable(z.string()),
  /** A trusted proxy's header, the server's own database of address ranges, or nothing. */
  method: z.enum(['header', 'database', 'none']),
  /** Day the database was made, ISO 8601; only with `database`. */
  database_date: z.optional(z.string()),
});
export type DetectedCountry = z.infer<typeof detectedCountrySchema>;

const counted: Answer<null> = { status: 204, description: 'Counted.', schema: null };

/** Advertisements, clicks, measured visits, and the country of a connection. */
export const ANALYTICS_CALLS = defineCalls({
  listAdvertisements: {
    method: 'get',
    path: '/api/advertisements',
    summary: 'Lists the advertisements for a position; often none.',
    query: advertisementsQuerySchema,
    answer: ok('The advertisements; the first one is shown.', z.array(advertisementSchema)),
  },
  clickAdvertisement: {
    method: 'post',
    path: '/api/advertisements/{id}/click',
    summary: 'Counts a click.',
    params: { id: z.uuid() },
    answer: counted,
    errors: [404, 429],
  },
  trackClick: {
    method: 'post',
    path: '/api/affiliate/track-click',
    summary: 'Counts a click on a retailer’s link: retailer and product, nothing about the visitor.',
    body: trackClickBodySchema,
    answer: counted,
    errors: [429],
  },
  postEvents: {
    method: 'post',
    path: '/api/events',
    summary: 'Counts page views, exceptions and searches of a visitor who has agreed to it.',
    body: eventsBodySchema,
    answer: counted,
    errors: [429],
  },
  detectCountry: {
    method: 'get',
    path: '/api/detect-country',
    summary: 'The country of the connection, if known.',
    query: detectCountryQuerySchema,
    answer: ok('The country.', detectedCountrySchema),
  },
});
