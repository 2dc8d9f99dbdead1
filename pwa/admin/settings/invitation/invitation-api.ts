import type { AcceptBody } from '#domain/contract/accounts';
import { ACCOUNTS_CALLS } from '#domain/contract/calls/accounts';
import { request } from '../../calls/api.ts';

/** Makes the account and signs in. */
export const acceptInvitation = (body: AcceptBody) => request(ACCOUNTS_CALLS.acceptInvitation, { body });
