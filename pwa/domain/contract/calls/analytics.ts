import * as z from 'zod/mini';
import { advertisementSchema, advertisementsQuerySchema } from '../advertisements.ts';
import { trackClickBodySchema } from '../affiliate.ts';
import { eventsBodySchema } from '../analytics-events.ts';
import { type Answer, defineCalls, ok } from '../call.ts';
import { detectCountryQuerySchema, detectedCountrySchema } from '../country.ts';

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
