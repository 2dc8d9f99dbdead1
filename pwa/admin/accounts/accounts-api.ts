import {
  type Accounts,
  accountsSchema,
  type ChangeRoleBody,
  type InviteAnswer,
  type InviteBody,
  inviteAnswerSchema,
} from '#domain/contract/accounts';
import { read } from '../calls/api.ts';

/** The administrators and the open invitations. */
export function readAccounts(): Promise<Accounts> {
  return read(accountsSchema, '/api/admin/accounts');
}

export function changeRole(body: ChangeRoleBody): Promise<Accounts> {
  return read(accountsSchema, '/api/admin/accounts/role', { method: 'POST', body });
}

export function removeAccount(username: string): Promise<Accounts> {
  return read(accountsSchema, '/api/admin/accounts/remove', { method: 'POST', body: { username } });
}

/** The link is in this answer alone. */
export function invite(body: InviteBody): Promise<InviteAnswer> {
  return read(inviteAnswerSchema, '/api/admin/invitations', { method: 'POST', body });
}

export function revokeInvitation(id: string): Promise<Accounts> {
  return read(accountsSchema, `/api/admin/invitations/${encodeURIComponent(id)}/revoke`, { method: 'POST' });
}
