import { defineCalls, ok } from '../call.ts';
import { syncPageSchema, syncQuerySchema } from '../sync.ts';

/** How a device keeps up with the catalogue. */
export const SYNC_CALLS = defineCalls({
  sync: {
    method: 'get',
    path: '/api/sync',
    summary: 'What changed since a cursor, page by page; everything without one.',
    query: syncQuerySchema,
    answer: ok('One page.', syncPageSchema),
    errors: [400, 410],
  },
});
