import { changePasswordBodySchema } from '../../account/new-password.ts';
import { adminSessionSchema } from '../admin.ts';
import { defineCalls, ok } from '../call.ts';

/** Calls on an administrator's own account. */
export const ACCOUNT_CALLS = defineCalls({
  changePassword: {
    method: 'post',
    path: '/api/admin/password',
    summary: 'Changes the password. Every other session ends, and no device is known any more but this one.',
    needsSession: true,
    body: changePasswordBodySchema,
    answer: ok('Changed; the session goes on under a new cookie.', adminSessionSchema),
    errors: [400, 401, 403, 413, 415, 429],
  },
  endOtherSessions: {
    method: 'post',
    path: '/api/admin/end-other-sessions',
    summary: 'Ends every other session, and forgets every device but this one.',
    needsSession: true,
    answer: ok('Ended; the session goes on under a new cookie.', adminSessionSchema),
    errors: [400, 401, 403, 413, 415],
  },
});
