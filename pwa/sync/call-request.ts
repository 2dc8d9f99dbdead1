import { addressOf, type Call, type CallInput } from '#domain/contract/call';
import type { HttpRequest } from './http.ts';

type Parts = {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  file?: HttpRequest['bytes'];
  version?: number;
};

/** The request of a call of the contract. */
export function requestOf<C extends Omit<Call, 'id'>>(call: C, input: CallInput<C>): HttpRequest {
  const { params, query, body, file, version } = input as Parts;
  return {
    path: addressOf(call, params, query),
    method: call.method.toUpperCase() as HttpRequest['method'],
    ...(body !== undefined && { json: body }),
    ...(file !== undefined && { bytes: file }),
    // A change since this version was displayed is refused with 412.
    ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
  };
}
