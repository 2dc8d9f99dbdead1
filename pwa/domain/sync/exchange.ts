import type * as z from 'zod/mini';
import { type Problem, problemSchema } from './problem.ts';

/** Request header with the client's protocol version. */
export const PROTOCOL_HEADER = 'X-Bowlful-Protocol';
/** Request header with the UUID of a queue item; the server stores the document under it. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Response header set when the item had already arrived. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

export type Answer = {
  kind: 'answer';
  status: number;
  statusText: string;
  redirected: boolean;
  contentType: string;
  /** '' if the response isn't declared as JSON and the caller asked for nothing else. */
  body: string;
  retryAfter: string | null;
  date: string | null;
};

/** One exchange with the server: the response, or why there was none. */
export type Exchange = { kind: 'unreachable'; why: 'network' | 'timeout' } | Answer;

/** The parsed body; undefined unless it is JSON of this media type without a redirect. The API never redirects. */
export function jsonOf(answer: Answer, mediaType = 'application/json'): unknown {
  const declared = (answer.contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (answer.redirected || declared !== mediaType) return undefined;
  try {
    return JSON.parse(answer.body);
  } catch {
    return undefined;
  }
}

/** Content of a 200 or 201 that matches the schema; else null, for example for a captive portal's page. */
export function contentOf<Schema extends z.ZodMiniType>(
  schema: Schema,
  exchange: Exchange,
): z.infer<Schema> | null {
  if (exchange.kind !== 'answer' || (exchange.status !== 200 && exchange.status !== 201)) return null;
  const parsed = schema.safeParse(jsonOf(exchange));
  return parsed.success ? parsed.data : null;
}

/** A problem reported by Bowlful itself; null if there is none or an intermediary sent it. */
export function problemOf(answer: Answer): Problem | null {
  const parsed = problemSchema.safeParse(jsonOf(answer, 'application/problem+json'));
  return parsed.success && parsed.data.status === answer.status ? parsed.data : null;
}

/**
 * Whether a response in a foreign shape means a failing server or proxy. Any other comes from the network itself, such as a
 * sign-in page (status 511, RFC 6585).
 */
export function isServerError({ status }: Answer): boolean {
  return status >= 500 && status !== 511;
}
