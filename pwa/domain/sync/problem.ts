import * as z from 'zod/mini';

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
  requestId: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;
