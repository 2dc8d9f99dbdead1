import * as z from 'zod/mini';
import { defineCalls, ok } from '../call.ts';
import { healthSchema } from '../health.ts';

/** Calls of the operator. */
export const SERVICE_CALLS = defineCalls({
  livez: {
    method: 'get',
    path: '/livez',
    summary: 'Whether the process runs.',
    ignoresQuery: true,
    answer: ok('It runs.', healthSchema),
    errors: [],
  },
  readyz: {
    method: 'get',
    path: '/readyz',
    summary: 'Whether it can serve: the database answers and the catalogue is in place. 503 until then.',
    ignoresQuery: true,
    answer: ok('It serves.', healthSchema),
    errors: [],
  },
  metrics: {
    method: 'get',
    path: '/metrics',
    summary: 'Figures of the server for Prometheus, for the bearer of a token. 404 where none is configured.',
    // The route itself refuses a query, once it has checked the token.
    ignoresQuery: true,
    answer: {
      status: 200,
      description: 'In the text format of Prometheus.',
      schema: null,
      fileType: 'text/plain',
    },
    errors: [400, 401, 404],
  },
  openapi: {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This description.',
    ignoresQuery: true,
    answer: ok('The description, OpenAPI 3.1.', z.looseObject({ openapi: z.string() })),
    errors: [],
  },
});
