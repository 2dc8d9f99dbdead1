import { defineCalls, ok } from '../call.ts';
import { pushedRemindersSchema, pushKeySchema } from '../pushed-reminders.ts';

const path = '/api/push';

/** Reminders that reach a device while the app is closed. */
export const PUSH_CALLS = defineCalls({
  getPushKey: {
    method: 'get',
    path: `${path}/key`,
    summary: 'The public key that a browser subscribes with; null if this server pushes nothing.',
    answer: ok('The key.', pushKeySchema),
  },
  putReminders: {
    method: 'put',
    path: `${path}/reminders`,
    summary:
      'Replaces what a device wants to be reminded of; with an empty list the server forgets the device.',
    body: pushedRemindersSchema,
    answer: { status: 204, description: 'Stored, or forgotten.', schema: null },
    errors: [404, 429],
  },
});
