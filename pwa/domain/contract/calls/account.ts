import { changePasswordBodySchema } from '../../account/new-password.ts';
import { adminSessionSchema } from '../admin.ts';
import { defineCalls, ok } from '../call.ts';

/** Calls on an administrator's own account. */
export const ACCOUNT_CALLS = defineCalls({
  changePassword: {
    method: 'post',
    path: '/api/admin/password',
    summary: 'Changes the password, ends all other sessions and forgets all other devices.',
    needsSession: true,
    body: changePasswordBodySchema,
    answer: ok('Changed; this session continues under a new cookie.', adminSessionSchema),
    errors: [429],
  },
  endOtherSessions: {
    method: 'post',
    path: '/api/admin/end-other-sessions',
    summary: 'Ends all other sessions and forgets all other devices.',
    needsSession: true,
    answer: ok('Ended; this session continues under a new cookie.', adminSessionSchema),
    errors: [413, 415],
  },
});
