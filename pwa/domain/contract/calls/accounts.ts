import * as z from 'zod/mini';
import {
  acceptBodySchema,
  accountsSchema,
  changeRoleBodySchema,
  codesBegunSchema,
  confirmCodesBodySchema,
  confirmPasswordBodySchema,
  inviteAnswerSchema,
  inviteBodySchema,
  lookAnswerSchema,
  lookBodySchema,
  ownAccountSchema,
  ownSessionSchema,
  recoveryCodesSchema,
  removeAccountBodySchema,
} from '../accounts.ts';
import { adminSessionSchema } from '../admin.ts';
import { defineCalls, ok } from '../call.ts';

const id = z.string();

/** Owners' calls on accounts. */
const OWNERS = defineCalls({
  listAccounts: {
    method: 'get',
    path: '/api/admin/accounts',
    summary: 'Lists the administrators and the open invitations.',
    needsSession: true,
    ownerOnly: true,
    answer: ok('Accounts and invitations.', accountsSchema),
  },
  changeRole: {
    method: 'post',
    path: '/api/admin/accounts/role',
    summary: 'Makes another administrator an owner or a moderator. At least one owner always remains.',
    needsSession: true,
    ownerOnly: true,
    body: changeRoleBodySchema,
    answer: ok('The accounts as they are now.', accountsSchema),
    errors: [404, 409],
  },
  removeAccount: {
    method: 'post',
    path: '/api/admin/accounts/remove',
    summary: 'Removes another administrator, who is signed out at once. Owners cannot be removed.',
    needsSession: true,
    ownerOnly: true,
    body: removeAccountBodySchema,
    answer: ok('The accounts as they are now.', accountsSchema),
    errors: [404, 409],
  },
  invite: {
    method: 'post',
    path: '/api/admin/invitations',
    summary: 'Creates an invitation link for a new administrator, valid once and for seven days.',
    needsSession: true,
    ownerOnly: true,
    body: inviteBodySchema,
    answer: ok('The link.', inviteAnswerSchema),
  },
  revokeInvitation: {
    method: 'post',
    path: '/api/admin/invitations/{id}/revoke',
    summary: 'Revokes an invitation.',
    params: { id },
    needsSession: true,
    ownerOnly: true,
    answer: ok('The accounts as they are now.', accountsSchema),
    errors: [404],
  },
});

/** Calls for the holder of an invitation link. */
const INVITED = defineCalls({
  lookAtInvitation: {
    method: 'post',
    path: '/api/admin/invitation/look',
    summary: 'Shows what an invitation offers.',
    body: lookBodySchema,
    answer: ok('The invitation.', lookAnswerSchema),
    errors: [404, 429],
  },
  acceptInvitation: {
    method: 'post',
    path: '/api/admin/invitation/accept',
    summary: 'Creates the account that an invitation offers, and signs in.',
    body: acceptBodySchema,
    answer: ok('The account was created.', adminSessionSchema),
    errors: [404, 409, 429],
  },
});

/** Calls on the signed-in administrator's own account. */
const OWN = defineCalls({
  getAccount: {
    method: 'get',
    path: '/api/admin/account',
    summary: 'The signed-in administrator’s account.',
    needsSession: true,
    answer: ok('The account.', ownAccountSchema),
  },
  listSessions: {
    method: 'get',
    path: '/api/admin/sessions',
    summary: 'Lists the administrator’s own sessions, last seen first.',
    needsSession: true,
    answer: ok('The sessions.', z.array(ownSessionSchema)),
  },
  endSession: {
    method: 'post',
    path: '/api/admin/sessions/{id}/end',
    summary: 'Ends one of the administrator’s own sessions.',
    params: { id },
    needsSession: true,
    answer: ok('The remaining sessions.', z.array(ownSessionSchema)),
    errors: [404],
  },
  beginCodes: {
    method: 'post',
    path: '/api/admin/one-time-codes/begin',
    summary: 'Creates a key for an authenticator app; it takes effect once one of its codes is confirmed.',
    needsSession: true,
    body: confirmPasswordBodySchema,
    answer: ok('The key.', codesBegunSchema),
    errors: [429],
  },
  confirmCodes: {
    method: 'post',
    path: '/api/admin/one-time-codes/confirm',
    summary: 'Turns on one-time codes at sign-in, and ends all other sessions.',
    needsSession: true,
    body: confirmCodesBodySchema,
    answer: ok('Ten recovery codes.', recoveryCodesSchema),
    errors: [429],
  },
  renewRecoveryCodes: {
    method: 'post',
    path: '/api/admin/one-time-codes/recovery',
    summary: 'Creates ten new recovery codes; earlier ones stop working.',
    needsSession: true,
    body: confirmPasswordBodySchema,
    answer: ok('Ten recovery codes.', recoveryCodesSchema),
    errors: [409, 429],
  },
  removeCodes: {
    method: 'post',
    path: '/api/admin/one-time-codes/remove',
    summary: 'Turns off one-time codes at sign-in.',
    needsSession: true,
    body: confirmPasswordBodySchema,
    answer: ok('The account.', ownAccountSchema),
    errors: [429],
  },
});

/** Calls on administrators' accounts. */
export const ACCOUNTS_CALLS = { ...OWNERS, ...INVITED, ...OWN };
