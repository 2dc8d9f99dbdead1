import type * as z from 'zod/mini';
import { type Problem, problemSchema } from './problem.ts';

/** Request header with the version of the protocol that a client speaks. */
export const PROTOCOL_HEADER = 'X-Bowlful-Protocol';
/** Request header with the UUID of an item of the queue; the document stored under it is the item. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Response header of an acknowledgement whose item had arrived before. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

export type Answer = {
  kind: 'answer';
  status: number;
  statusText: string;
  redirected: boolean;
  contentType: string;
  /** '' where the response declares no JSON and the caller did not ask for anything else. */
  body: string;
  retryAfter: string | null;
  date: string | null;
};

/** One exchange with the server: what came back, or why nothing did. */
export type Exchange = { kind: 'unreachable'; why: 'network' | 'timeout' } | Answer;

/** The parsed body; undefined unless it is JSON of this media type that came without a redirect: the API has none. */
export function jsonOf(answer: Answer, mediaType = 'application/json'): unknown {
  const declared = (answer.contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (answer.redirected || declared !== mediaType) return undefined;
  try {
    return JSON.parse(answer.body);
  } catch {
    return undefined;
  }
}

/** Content of a 200 or 201 that fits the schema; null otherwise, as for a captive portal's page. */
export function contentOf<Schema extends z.ZodMiniType>(
  schema: Schema,
  exchange: Exchange,
): z.infer<Schema> | null {
  if (exchange.kind !== 'answer' || (exchange.status !== 200 && exchange.status !== 201)) return null;
  const parsed = schema.safeParse(jsonOf(exchange));
  return parsed.success ? parsed.data : null;
}

/** The problem that Bowlful itself states; null: the answer came from something in between, or is none. */
export function problemOf(answer: Answer): Problem | null {
  const parsed = problemSchema.safeParse(jsonOf(answer, 'application/problem+json'));
  return parsed.success && parsed.data.status === answer.status ? parsed.data : null;
}

/**
 * Whether an answer in a foreign shape tells of a failing server or proxy. Any other one is the network's own, such as a
 * sign-in page, which 511 asks for (RFC 6585).
 */
export function isServerError({ status }: Answer): boolean {
  return status >= 500 && status !== 511;
}
