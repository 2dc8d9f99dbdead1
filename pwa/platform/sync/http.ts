import { addressOf, type Call, type CallInput } from '#domain/contract/call';
import { MEMBER_KEY_HEADER } from '#domain/contract/household-records';
import { PROTOCOL_VERSION } from '#domain/contract/sync';
import { REVIEW_SECRET_HEADER } from '#domain/review/review';
import { type Answer, type Exchange, IDEMPOTENCY_HEADER, PROTOCOL_HEADER } from '#domain/sync/exchange';
import { withTimeout } from '../database/with-timeout.ts';

const REQUEST_TIMEOUT_MS = 20_000;
/** A photo of half a megabyte at 50 kbit/s takes 80 seconds. */
const UPLOAD_TIMEOUT_MS = 120_000;

export type HttpRequest = {
  path: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  json?: unknown;
  /** Non-JSON body. */
  bytes?: { bytes: ArrayBuffer; mediaType: string };
  /** Defaults to 'no-store'. */
  cache?: RequestCache;
  /** Defaults to 'error': the API has no redirects, and text must not go elsewhere. */
  redirect?: RequestRedirect;
  /** Whether a non-JSON body is read as well. */
  readsAnything?: boolean;
};

export type HttpOptions = {
  fetch?: typeof fetch;
  /** For the whole exchange, or up to the body if that has its own limit; Infinity for no limit. */
  timeoutMs?: number;
  bodyTimeoutMs?: number;
};

/** One request to the API, never rejecting: what came back, or why nothing did. */
export async function exchange(request: HttpRequest, options: HttpOptions = {}): Promise<Exchange> {
  const { fetch: send = fetch } = options;
  const { timeoutMs = request.bytes === undefined ? REQUEST_TIMEOUT_MS : UPLOAD_TIMEOUT_MS } = options;
  const controller = new AbortController();
  // Raced as well as aborted: a request that ignores the signal must not hold up the queue.
  const giveUp = (): never => {
    controller.abort();
    throw controller.signal.reason;
  };
  try {
    const begunAt = performance.now();
    const sent = send(request.path, requestInit(request, controller.signal));
    const response = await withTimeout(sent, timeoutMs, giveUp);
    const leftMs = options.bodyTimeoutMs ?? timeoutMs - (performance.now() - begunAt);
    return await withTimeout(answerOf(response, request.readsAnything), leftMs, giveUp);
  } catch {
    return { kind: 'unreachable', why: controller.signal.aborted ? 'timeout' : 'network' };
  }
}

function requestInit(request: HttpRequest, signal: AbortSignal): RequestInit {
  const { method, cache = 'no-store', redirect = 'error' } = request;
  const body = bodyOf(request);
  return {
    method,
    headers: {
      Accept: 'application/json, application/problem+json',
      [PROTOCOL_HEADER]: String(PROTOCOL_VERSION),
      ...(body === null ? {} : { 'Content-Type': body.mediaType }),
      ...request.headers,
    },
    ...(body === null ? {} : { body: body.bytes }),
    redirect,
    cache,
    signal,
  };
}

function bodyOf({ json, bytes }: HttpRequest): { bytes: BodyInit; mediaType: string } | null {
  if (bytes !== undefined) return bytes;
  return json === undefined ? null : { bytes: JSON.stringify(json), mediaType: 'application/json' };
}

async function answerOf(response: Response, readsAnything = false): Promise<Answer> {
  const contentType = response.headers.get('Content-Type') ?? '';
  const isRead = readsAnything || /json/i.test(contentType);
  // A broken stream needs no cancelling.
  if (!isRead) response.body?.cancel().catch(() => {});
  return {
    kind: 'answer',
    status: response.status,
    statusText: response.statusText,
    redirected: response.redirected,
    contentType,
    body: isRead ? await response.text() : '',
    retryAfter: response.headers.get('Retry-After'),
    date: response.headers.get('Date'),
  };
}

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

/**
 * Yields a body's lines as they arrive, without a cut-off last one.
 * @throws if the connection breaks
 */
export async function* textLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value = '' } = await reader.read();
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
