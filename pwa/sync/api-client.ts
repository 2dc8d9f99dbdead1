import { PROTOCOL_VERSION } from '#domain/contract/sync';
import type { Exchange } from '#domain/outbox/delivery';

const REQUEST_TIMEOUT_MS = 20_000;
/** A photo of half a megabyte at 50 kbit/s takes 80 seconds. */
const UPLOAD_TIMEOUT_MS = 120_000;
const PROTOCOL_HEADER = 'X-Bowlful-Protocol';

export type ApiRequest = {
  path: string;
  method: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  json?: unknown;
  /** A body that is no JSON. */
  bytes?: { bytes: ArrayBuffer; mediaType: string };
};

export type ApiClientOptions = { fetch?: typeof fetch; timeoutMs?: number };

/**
 * One request to the public API, never rejecting: what came back, or why nothing did. Redirects count as no answer,
 * because the API has none, and the time limit covers the body too.
 */
export async function exchange(request: ApiRequest, options: ApiClientOptions = {}): Promise<Exchange> {
  const { fetch: send = fetch } = options;
  const { timeoutMs = request.bytes === undefined ? REQUEST_TIMEOUT_MS : UPLOAD_TIMEOUT_MS } = options;
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Raced as well as aborted: a request that ignores the signal must not hold up the queue.
  const timeout = new Promise<Exchange>((resolve) => {
    timer = setTimeout(() => {
      controller.abort();
      resolve({ kind: 'unreachable', why: 'timeout' });
    }, timeoutMs);
  });
  const answer = send(request.path, requestInit(request, controller.signal)).then(answerOf);
  try {
    return await Promise.race([answer, timeout]);
  } catch {
    return { kind: 'unreachable', why: controller.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
  }
}

function requestInit(request: ApiRequest, signal: AbortSignal): RequestInit {
  const body = bodyOf(request);
  return {
    method: request.method,
    headers: {
      Accept: 'application/json, application/problem+json',
      [PROTOCOL_HEADER]: String(PROTOCOL_VERSION),
      ...(body === null ? {} : { 'Content-Type': body.mediaType }),
      ...request.headers,
    },
    ...(body === null ? {} : { body: body.bytes }),
    redirect: 'error',
    cache: 'no-store',
    signal,
  };
}

function bodyOf({ json, bytes }: ApiRequest): { bytes: BodyInit; mediaType: string } | null {
  if (bytes !== undefined) return bytes;
  return json === undefined ? null : { bytes: JSON.stringify(json), mediaType: 'application/json' };
}

async function answerOf(response: Response): Promise<Exchange> {
  const contentType = response.headers.get('Content-Type') ?? '';
  const isJson = /json/i.test(contentType);
  if (!isJson) void response.body?.cancel();
  return {
    kind: 'answer',
    status: response.status,
    redirected: response.redirected,
    contentType,
    body: isJson ? await response.text() : '',
    retryAfter: response.headers.get('Retry-After'),
    date: response.headers.get('Date'),
  };
}
