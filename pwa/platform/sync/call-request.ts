import { addressOf, type Call, type CallInput } from '#domain/contract/call';
import { MEMBER_KEY_HEADER } from '#domain/contract/household-records';
import { REVIEW_SECRET_HEADER } from '#domain/review/review';
import { IDEMPOTENCY_HEADER } from '#domain/sync/exchange';
import type { HttpRequest } from './http.ts';

type Parts = {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  file?: HttpRequest['bytes'];
  version?: number;
  key?: string;
  secret?: string;
  memberKey?: string;
};

/** The request of a call of the contract. */
export function requestOf<C extends Call>(call: C, input: CallInput<C>): HttpRequest {
  const { params, query, body, file, version, key, secret, memberKey } = input as Parts;
  const headers = {
    // A change since this version was displayed is refused with 412.
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
    ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
    ...(secret !== undefined && { [REVIEW_SECRET_HEADER]: secret }),
    ...(memberKey !== undefined && { [MEMBER_KEY_HEADER]: memberKey }),
  };
  return {
    path: addressOf(call, params, query),
    method: call.method.toUpperCase() as HttpRequest['method'],
    ...(body !== undefined && { json: body }),
    ...(file !== undefined && { bytes: file }),
    headers,
  };
}
