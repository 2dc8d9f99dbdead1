import type { ChangeRoleBody, InviteBody } from '#domain/contract/accounts';
import { ACCOUNTS_CALLS } from '#domain/contract/calls/accounts';
import { request } from '../../calls/api.ts';

export const changeRole = (body: ChangeRoleBody) => request(ACCOUNTS_CALLS.changeRole, { body });

export const removeAccount = (username: string) =>
  request(ACCOUNTS_CALLS.removeAccount, { body: { username } });

/** Only this answer contains the link. */
export const invite = (body: InviteBody) => request(ACCOUNTS_CALLS.invite, { body });

export const revokeInvitation = (id: string) => request(ACCOUNTS_CALLS.revokeInvitation, { params: { id } });
