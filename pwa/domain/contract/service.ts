import * as z from 'zod/mini';
import { defineCalls, ok } from './call.ts';

/** Answer of `GET /livez`. */
const healthSchema = z.strictObject({ status: z.enum(['ok', 'unavailable']) });

/** Answer of `GET /readyz`: also the release that runs. */
const readinessSchema = z.extend(healthSchema, { version: z.string() });

/** Calls of the operator. */
export const SERVICE_CALLS = defineCalls({
  livez: {
    method: 'get',
    path: '/livez',
    summary: 'Liveness: whether the process runs.',
    ignoresQuery: true,
    answer: ok('It runs.', healthSchema),
  },
  readyz: {
    method: 'get',
    path: '/readyz',
    summary: 'Readiness: the database responds and the catalogue is loaded. 503 until then.',
    ignoresQuery: true,
    answer: ok('It is ready.', readinessSchema),
  },
  metrics: {
    method: 'get',
    path: '/metrics',
    summary: 'Server metrics for Prometheus, with a bearer token. 404 if none is configured.',
    // The route itself refuses a query, once it has checked the token.
    ignoresQuery: true,
    answer: {
      status: 200,
      description: 'Prometheus text format.',
      schema: null,
      fileType: 'text/plain',
    },
    errors: [401, 404],
  },
  openapi: {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This API description.',
    ignoresQuery: true,
    answer: ok('The description, OpenAPI 3.1.', z.looseObject({ openapi: z.string() })),
  },
});
