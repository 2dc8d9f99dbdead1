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

/** A decision that stands in the way of another one: whose, and when (ISO 8601, UTC). */
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
