import type * as z from 'zod/mini';

/** A successful response; `schema: null` means one without JSON. */
export type Answer = {
  status: 200 | 201 | 204;
  description: string;
  schema: z.ZodMiniType | null;
  /** Media type of a response that is a file. */
  fileType?: string;
};

/** One call of the API, as served and as described by the OpenAPI document. */
export type Call = {
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path with `{name}` for each parameter. */
  path: string;
  summary: string;
  params?: Record<string, z.ZodMiniType>;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Media types accepted if the body is a file instead of JSON. */
  fileTypes?: readonly string[];
  /** Accepts an optional `Idempotency-Key`, so that a repeat has no second effect. */
  isIdempotent?: boolean;
  /** Requires the displayed version in `If-Match`. */
  takesVersion?: boolean;
  /** Takes the secret of a review in its header. */
  takesSecret?: boolean;
  /** Refused with 401 without an administrator's session. */
  needsSession?: boolean;
  /** Refused with 403 `owner-only` if the administrator is a moderator. */
  ownerOnly?: boolean;
  answer: Answer;
  /** Error statuses it may return, besides 500 and 503. */
  errors: readonly number[];
};

/** A 200 response with a body. */
export const ok = (description: string, schema: z.ZodMiniType): Answer => ({
  status: 200,
  description,
  schema,
});
