import type { AcceptBody } from '#domain/contract/accounts';
import { ACCOUNTS_CALLS } from '#domain/contract/calls/accounts';
import { request } from '../calls/api.ts';

/** Role and inviter of an invitation; 404 if it is used, revoked or expired. */
export const lookAtInvitation = (token: string) =>
  request(ACCOUNTS_CALLS.lookAtInvitation, { body: { token } });

/** Makes the account and signs in. */
export const acceptInvitation = (body: AcceptBody) => request(ACCOUNTS_CALLS.acceptInvitation, { body });
