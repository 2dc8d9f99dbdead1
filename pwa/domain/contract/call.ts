import type * as z from 'zod/mini';

/** A successful response; `schema: null` means one without JSON. */
export type Answer<S extends z.ZodMiniType | null = z.ZodMiniType | null> = {
  status: 200 | 201 | 204;
  description: string;
  schema: S;
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
  /** Accepts any query; without this, a query that is not described is refused with 400. */
  ignoresQuery?: boolean;
  body?: z.ZodMiniType;
  /** Maximum body in bytes if not the usual 64 KB, and maximum entries of its lists if not 100. */
  bodyLimits?: { bytes?: number; entries?: number };
  /** Media types accepted if the body is a file instead of JSON. */
  fileTypes?: readonly string[];
  /** Accepts an optional `Idempotency-Key`, so that a repeat has no second effect. */
  isIdempotent?: boolean;
  /** Requires the displayed version in `If-Match`. */
  takesVersion?: boolean;
  /** Takes the secret of a review in its header. */
  takesSecret?: boolean;
  /** Takes the key of a household's members in its header; without a valid one it is a 404. */
  takesMember?: boolean;
  /** Refused with 401 without an administrator's session. */
  needsSession?: boolean;
  /** Refused with 403 `owner-only` if the administrator is a moderator. */
  ownerOnly?: boolean;
  answer: Answer;
  /** Error statuses of its own, besides those that its kind may return: see `errorCodes`. */
  errors?: readonly number[];
};

/** The longest recipe that the form allows, in the longest characters: 40 lines of 200 and 30 steps of 1,000. */
export const RECIPE_BODY = { bytes: 256 * 1024 };

/** A call that answers JSON. */
export type AnsweredCall = Call & { answer: { schema: z.ZodMiniType } };

/** A 200 response with a body. */
export const ok = <S extends z.ZodMiniType>(description: string, schema: S): Answer<S> => ({
  status: 200,
  description,
  schema,
});

/** Calls by their ids. Server and client run these objects: see `serve` and `requestOf`. */
export function defineCalls<const T extends Record<string, Omit<Call, 'id'>>>(
  calls: T,
): { readonly [Id in keyof T & string]: T[Id] & { id: Id } } {
  const named = Object.entries(calls).map(([id, call]) => [id, { id, ...call }]);
  return Object.fromEntries(named);
}

/** The input of a call: path parameters, query, body and headers. */
export type CallInput<C extends Call> = (C extends { params: infer P }
  ? { params: { [Name in keyof P]: string | number } }
  : unknown) &
  (C extends { query: infer Q extends z.ZodMiniType } ? { query?: z.input<Q> } : unknown) &
  (C extends { body: infer B extends z.ZodMiniType } ? { body: z.input<B> } : unknown) &
  (C extends { fileTypes: readonly string[] }
    ? { file: { bytes: ArrayBuffer; mediaType: string } }
    : unknown) &
  (C extends { takesVersion: true } ? { version: number } : unknown) &
  (C extends { isIdempotent: true } ? { key?: string } : unknown) &
  (C extends { takesSecret: true } ? { secret?: string | undefined } : unknown) &
  (C extends { takesMember: true } ? { memberKey: string } : unknown);

/** The parsed response of a call; undefined for a non-JSON response. */
export type CallAnswer<C extends Call> = C['answer'] extends {
  schema: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : undefined;

/** The address of a call, its path filled in; entries of the query that are undefined or empty are left out. */
export function addressOf(
  { path }: Pick<Call, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const pairs = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}
