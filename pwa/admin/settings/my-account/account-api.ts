import { ACCOUNTS_CALLS } from '#domain/contract/calls/accounts';
import { NOTICE_CALLS } from '#domain/contract/calls/notices';
import type { NoticesBody } from '#domain/contract/notices';
import { request } from '../../calls/api.ts';

export const endSession = (id: string) => request(ACCOUNTS_CALLS.endSession, { params: { id } });

/** Gets a key for an authenticator, not active yet. */
export const beginCodes = (currentPassword: string) =>
  request(ACCOUNTS_CALLS.beginCodes, { body: { currentPassword } });

/** Activates the key; every other session ends. */
export const confirmCodes = (code: string) => request(ACCOUNTS_CALLS.confirmCodes, { body: { code } });

export const renewRecoveryCodes = (currentPassword: string) =>
  request(ACCOUNTS_CALLS.renewRecoveryCodes, { body: { currentPassword } });

export const removeCodes = (currentPassword: string) =>
  request(ACCOUNTS_CALLS.removeCodes, { body: { currentPassword } });

export const changeNotices = (body: NoticesBody) => request(NOTICE_CALLS.changeNotices, { body });
