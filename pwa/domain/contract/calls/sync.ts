import { defineCalls, ok } from '../call.ts';
import { syncPageSchema, syncQuerySchema } from '../sync.ts';

/** How a device keeps up with the catalogue. */
export const SYNC_CALLS = defineCalls({
  sync: {
    method: 'get',
    path: '/api/sync',
    summary: 'Changes since a cursor, in pages; without a cursor, everything.',
    query: syncQuerySchema,
    answer: ok('One page.', syncPageSchema),
    errors: [410],
  },
});
