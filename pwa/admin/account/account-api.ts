import * as z from 'zod/mini';
import {
  type CodesBegun,
  codesBegunSchema,
  type OwnAccount,
  type OwnSession,
  ownAccountSchema,
  ownSessionSchema,
  type RecoveryCodes,
  recoveryCodesSchema,
} from '#domain/contract/accounts';
import { read } from '../calls/api.ts';

const CODES = '/api/admin/one-time-codes';

/** The account of who is signed in. */
export function readAccount(): Promise<OwnAccount> {
  return read(ownAccountSchema, '/api/admin/account');
}

/** One's own sessions, the last seen first. */
export function readSessions(): Promise<OwnSession[]> {
  return read(z.array(ownSessionSchema), '/api/admin/sessions');
}

export function endSession(id: string): Promise<OwnSession[]> {
  const path = `/api/admin/sessions/${encodeURIComponent(id)}/end`;
  return read(z.array(ownSessionSchema), path, { method: 'POST' });
}

/** A key for an authenticator, not in force yet. */
export function beginCodes(currentPassword: string): Promise<CodesBegun> {
  return read(codesBegunSchema, `${CODES}/begin`, { method: 'POST', body: { currentPassword } });
}

/** Puts the key into force; every other session ends. */
export function confirmCodes(code: string): Promise<RecoveryCodes> {
  return read(recoveryCodesSchema, `${CODES}/confirm`, { method: 'POST', body: { code } });
}

export function renewRecoveryCodes(currentPassword: string): Promise<RecoveryCodes> {
  return read(recoveryCodesSchema, `${CODES}/recovery`, { method: 'POST', body: { currentPassword } });
}

export function removeCodes(currentPassword: string): Promise<OwnAccount> {
  return read(ownAccountSchema, `${CODES}/remove`, { method: 'POST', body: { currentPassword } });
}
