import { type AcceptBody, type LookAnswer, lookAnswerSchema } from '#domain/contract/accounts';
import { type AdminSession, adminSessionSchema } from '#domain/contract/admin';
import { read } from '../calls/api.ts';

/** Role and inviter of an invitation; 404 if it is used, revoked or expired. */
export function lookAtInvitation(token: string): Promise<LookAnswer> {
  return read(lookAnswerSchema, '/api/admin/invitation/look', { method: 'POST', body: { token } });
}

/** Makes the account and signs in. */
export function acceptInvitation(body: AcceptBody): Promise<AdminSession> {
  return read(adminSessionSchema, '/api/admin/invitation/accept', { method: 'POST', body });
}
