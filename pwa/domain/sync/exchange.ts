import * as z from 'zod/mini';

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

/** Stable codes of every API error; the wording may change, the code never does. */
const PROBLEM_CODES = [
  'invalid',
  'malformed-json',
  'malformed-key',
  'unauthorised',
  'forbidden',
  'forbidden-origin',
  'owner-only',
  'code-required',
  'not-found',
  'method-not-allowed',
  'not-acceptable',
  'request-timeout',
  'key-in-flight',
  'conflict',
  'precondition-failed',
  'cursor-gone',
  'household-full',
  'too-large',
  'unsupported-media-type',
  'key-reused',
  'outcome-unknown',
  'client-too-old',
  'links-off',
  'page-unreachable',
  'page-refused',
  'page-unreadable',
  'page-without-recipe',
  'too-many-requests',
  'internal',
  'unavailable',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** An earlier decision that conflicts with this one: who made it, and when (ISO 8601, UTC). */
const decidedSchema = z.object({
  by: z.string(),
  at: z.string(),
  status: z.enum(['approved', 'rejected']),
  /** Id of the recipe that it published; null for none. */
  recipeId: z.nullable(z.int()),
});
export type Decided = z.infer<typeof decidedSchema>;

/** Body of every error response, `application/problem+json` (RFC 9457). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  /** One sentence for the user. */
  detail: z.string(),
  /** Dotted path of the invalid field. */
  field: z.optional(z.string()),
  /** Of a 409 to a moderator's decision. */
  decided: z.optional(decidedSchema),
  requestId: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;

export const MAX_RETRY_AFTER_MS = 60 * 60_000;

/**
 * Delay of a `Retry-After` header, in milliseconds, from 0 to one hour; null if absent or invalid. A date is measured
 * from the response's own `Date`, because the device's clock may be years off.
 * @param now the device's clock, milliseconds since 1970, for a response without a `Date`
 */
export function retryAfterMs(header: string | null, dateHeader: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, MAX_RETRY_AFTER_MS);
  // HTTP dates begin with the day's name; Date.parse alone would also take '-1' for a year.
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return null;
  const until = Date.parse(text);
  if (Number.isNaN(until)) return null;
  const serverNow = Date.parse(dateHeader ?? '');
  const from = Number.isNaN(serverNow) ? now : serverNow;
  return Math.min(Math.max(0, until - from), MAX_RETRY_AFTER_MS);
}

/** The 201 response to every write by a visitor; `id` is the Idempotency-Key, so it acknowledges that queue item. */
export const acknowledgementSchema = z.object({ id: z.uuid(), status: z.string() });
