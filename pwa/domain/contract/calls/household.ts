import { defineCalls, ok } from '../call.ts';
import {
  HOUSEHOLD_MAX_BYTES,
  householdIdSchema,
  pushAnswerSchema,
  pushBodySchema,
  RECORDS_PER_CALL,
  recordsPageSchema,
  recordsQuerySchema,
} from '../household-records.ts';

const params = { household: householdIdSchema };
const path = '/api/households/{household}';

/** How the devices of one household share what they can't share in the open. */
export const HOUSEHOLD_CALLS = defineCalls({
  pullHousehold: {
    method: 'get',
    path: `${path}/records`,
    summary: 'A household’s sealed records changed since a position, in pages.',
    params,
    query: recordsQuerySchema,
    takesMember: true,
    answer: ok('One page.', recordsPageSchema),
    errors: [404, 429],
  },
  pushHousehold: {
    method: 'post',
    path: `${path}/records`,
    summary:
      'Writes sealed records where nobody has written since; without an epoch it creates the household.',
    params,
    takesMember: true,
    body: pushBodySchema,
    bodyLimits: { bytes: HOUSEHOLD_MAX_BYTES, entries: RECORDS_PER_CALL },
    answer: ok('What became of each change.', pushAnswerSchema),
    errors: [404, 409, 429],
  },
  watchHousehold: {
    method: 'get',
    path: `${path}/events`,
    summary: 'Server-sent events: one whenever a record can be pulled, and a heartbeat.',
    params,
    takesMember: true,
    answer: { status: 200, description: 'Events.', schema: null, fileType: 'text/event-stream' },
    errors: [404, 429],
  },
  eraseHousehold: {
    method: 'delete',
    path,
    summary: 'Erases a household and all its records.',
    params,
    takesMember: true,
    answer: { status: 204, description: 'Erased; also if there was none.', schema: null },
    errors: [404, 429],
  },
});
